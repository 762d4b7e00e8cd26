import { lazy } from "react";
import { SectionTabs } from "#app/components/section-tabs/section-tabs.tsx";
import { Statement } from "#app/components/statement/statement.tsx";
import { useSectionInView } from "#app/hooks/section-in-view.ts";
import { useArrival } from "#app/hooks/use-arrival.ts";
import { OfferingHero } from "./offering-hero.tsx";
import styles from "./offering-page.module.css";
import { OfferingSections } from "./offering-sections.tsx";
import type { Offering } from "./route.tsx";
import { useExtraPadding } from "./use-extra-padding.ts";

/** Only one page has several slides, so the others do not load the carousel. */
const OfferingCarousel = lazy(async () => {
	const { OfferingCarousel } = await import("./offering-carousel.tsx");
	return { default: OfferingCarousel };
});

/** A service describes itself in its hero, a solution in a statement below. */
const statementOf = ({ group, header }: Offering) =>
	group === "solutions"
		? [header.detailedDescription, header.detailedDescription1].filter((text) => text !== undefined)
		: [];

/** A solution or a service: its record decides which sections it has. */
export function OfferingPage({ offering }: { offering: Offering }) {
	const { sections, header, picture, slides, bounce, resetsPadding } = offering;
	const current = useSectionInView(sections.map(({ id }) => id));
	const arriving = useArrival(bounce || resetsPadding);
	const { padded, pad } = useExtraPadding(resetsPadding);
	const inView = sections.find(({ id }) => id === current)?.heading;
	const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
	const statement = statementOf(offering);
	const several = slides !== undefined && slides.items.length > 1;
	const Head = several ? OfferingCarousel : OfferingHero;
	return (
		<div
			className={styles.page}
			data-picture={picture}
			data-arriving={arriving || undefined}
			data-padded={padded || undefined}
		>
			<Head offering={offering} section={inView} />
			{tabs.length > 0 && <SectionTabs tabs={tabs} current={current} onGo={pad} />}
			{statement.length > 0 && (
				<Statement heading={several ? header.description : undefined} paragraphs={statement} />
			)}
			<OfferingSections offering={offering} />
		</div>
	);
}
