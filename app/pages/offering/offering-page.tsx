import type { ComponentType } from "react";
import { SectionTabs } from "#app/components/section-tabs/section-tabs.tsx";
import { Statement } from "#app/components/statement/statement.tsx";
import { deferred } from "#app/deferred/deferred.tsx";
import { useSectionInView } from "#app/hooks/section-in-view.ts";
import { useArrival } from "#app/hooks/use-arrival.ts";
import type { Offering } from "#content/page-schema.ts";
import type { OfferingHeadProps } from "./offering-head.ts";
import styles from "./offering-page.module.css";
import { useExtraPadding } from "./use-extra-padding.ts";

const { Deferred: OfferingSections, ready } = deferred(async () => {
	const sections = await import("./offering-sections.tsx");
	return sections.OfferingSections;
});
await ready;

/** A service says what it is about in its hero; a solution in a statement of its own. */
const statementOf = ({ parent, header }: Offering) =>
	parent.section === "whatwedo"
		? [header.detailedDescription, header.detailedDescription1].filter((text) => text !== undefined)
		: [];

export type OfferingPageProps = {
	record: Offering;
	/** The hero, or the carousel where there are several slides. */
	Head: ComponentType<OfferingHeadProps>;
};

/** A solution or a service: its record decides what stands on it. */
export function OfferingPage({ record, Head }: OfferingPageProps) {
	const { sections, header, picture, bounce = false, resetsPadding = false } = record;
	const current = useSectionInView(sections.map(({ id }) => id));
	const arriving = useArrival(bounce || resetsPadding);
	const { padded, pad } = useExtraPadding(resetsPadding);
	const inView = sections.find(({ id }) => id === current)?.heading;
	const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
	const statement = statementOf(record);
	const several = record.slides !== undefined && record.slides.items.length > 1;
	return (
		<div
			className={styles.page}
			data-picture={picture}
			data-arriving={arriving || undefined}
			data-padded={padded || undefined}
		>
			<Head record={record} section={inView} />
			{tabs.length > 0 && <SectionTabs tabs={tabs} current={current} onGo={pad} />}
			{statement.length > 0 && (
				<Statement heading={several ? header.description : undefined} paragraphs={statement} />
			)}
			<OfferingSections record={record} />
		</div>
	);
}
