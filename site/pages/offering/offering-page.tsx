import { lazy, memo } from "react";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { SectionTabs } from "#site/components/section-tabs/section-tabs.tsx";
import { Statement } from "#site/components/statement/statement.tsx";
import { useSectionInView } from "#site/hooks/use-section-in-view.ts";
import { PageSection } from "#site/sections/page-section.tsx";
import { toneOf } from "#site/sections/section-tone.ts";
import { OfferingHero } from "./offering-hero.tsx";
import styles from "./offering-page.module.css";
import type { Offering } from "./route.tsx";
import { useExtraPadding } from "./use-extra-padding.ts";

/** Lazy, because only one page has several slides and the others need not load the carousel. */
const OfferingCarousel = lazy(async () => {
	const { OfferingCarousel } = await import("./offering-carousel.tsx");
	return { default: OfferingCarousel };
});

/** What follows the hero: slides have copy of their own, otherwise the first paragraph is in the hero. */
function statementOf({ slides, header }: Offering): string[] {
	const { detailedDescription, detailedDescription1 } = header;
	const paragraphs = slides ? [detailedDescription, detailedDescription1] : [detailedDescription1];
	return paragraphs.filter((text) => text !== undefined);
}

/** The sections of an offering and the closing call. */
function OfferingSections({ offering }: { offering: Offering }) {
	const { sections, cta, picture, next } = offering;
	return (
		<>
			{sections.map((section, position) => (
				<div
					key={section.id}
					// The first section is in sight on a large screen, so it is laid out at once.
					className={`${position > 0 ? "below " : ""}${styles.section}`}
					data-tone={toneOf(section)}
				>
					<PageSection section={section} />
				</div>
			))}
			<ClosingCall {...cta} picture={picture} next={next} />
		</>
	);
}

/**
 * The page of an offering; its record lists the sections. Memoised for the same reason as the header.
 */
export const OfferingPage = memo(function OfferingPage({ offering }: { offering: Offering }) {
	const { sections, header, picture, slides, bounce, resetsPadding } = offering;
	const current = useSectionInView(sections.map(({ id }) => id));
	const { padded, pad } = useExtraPadding(resetsPadding);
	const inView = sections.find(({ id }) => id === current)?.heading;
	const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
	const statement = statementOf(offering);
	const several = slides !== undefined && slides.items.length > 1;
	const Hero = several ? OfferingCarousel : OfferingHero;
	return (
		<div
			className={styles.page}
			data-picture={picture}
			data-bounce={bounce || resetsPadding || undefined}
			data-padded={padded || undefined}
		>
			<Hero offering={offering} section={inView} />
			{tabs.length > 0 && <SectionTabs tabs={tabs} current={current} onGo={pad} />}
			{statement.length > 0 && (
				<Statement heading={several ? header.description : undefined} paragraphs={statement} />
			)}
			<OfferingSections offering={offering} />
		</div>
	);
});
