import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import { SectionTabs } from "#app/components/section-tabs/section-tabs.tsx";
import { Statement } from "#app/components/statement/statement.tsx";
import { useSectionInView } from "#app/hooks/section-in-view.ts";
import { useArrival } from "#app/hooks/use-arrival.ts";
import type { Offering } from "#content/page-schema.ts";
import { OfferingCarousel } from "./offering-carousel.tsx";
import { OfferingHero } from "./offering-hero.tsx";
import styles from "./offering-page.module.css";
import { PageSection } from "./page-sections.tsx";
import { useExtraPadding } from "./use-extra-padding.ts";

/** A service says what it is about in its hero; a solution in a statement of its own. */
const statementOf = ({ parent, header }: Offering) =>
	parent.section === "whatwedo"
		? [header.detailedDescription, header.detailedDescription1].filter((text) => text !== undefined)
		: [];

/** A solution or a service: its record decides what stands on it. */
export function OfferingPage({ record }: { record: Offering }) {
	const { sections, header, picture, cta, next, bounce = false, resetsPadding = false } = record;
	const current = useSectionInView(sections.map(({ id }) => id));
	const arriving = useArrival(bounce || resetsPadding);
	const { padded, pad } = useExtraPadding(resetsPadding);
	const inView = sections.find(({ id }) => id === current)?.heading;
	const several = record.slides && record.slides.items.length > 1 ? record.slides : undefined;
	const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
	const statement = statementOf(record);
	return (
		<div className={styles.page} data-picture={picture} data-arriving={arriving || undefined}>
			{several ? (
				<OfferingCarousel record={record} slides={several} section={inView} />
			) : (
				<OfferingHero record={record} section={inView} />
			)}
			{tabs.length > 0 && <SectionTabs tabs={tabs} current={current} onGo={pad} />}
			{statement.length > 0 && (
				<Statement heading={several && header.description} paragraphs={statement} />
			)}
			{sections.map((section) => (
				<div key={section.id} className={styles.section} data-padded={padded || undefined}>
					<PageSection section={section} />
				</div>
			))}
			<ClosingCall {...cta} next={next} />
		</div>
	);
}
