import ui from "#company/ui.json" with { type: "json" };
import { articlesAbout, linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { type PageOf, pagesOf } from "#content/pages.ts";
import { resolveSection, resolveSlide } from "#content/resolve.ts";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { Paper } from "#site/components/paper/paper.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { SectionTabs } from "#site/components/section-tabs/section-tabs.tsx";
import { Statement } from "#site/components/statement/statement.tsx";
import { island } from "#site/islands/island.tsx";
import { PageSection } from "#site/sections/page-section.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import { toneOf } from "#site/sections/section-tone.ts";
import { OfferingCarousel } from "./offering-carousel.tsx";
import { OfferingHero } from "./offering-hero.tsx";
import styles from "./offering-page.module.css";

const Slides = island("slides", OfferingCarousel);

/** Id of an element after the slides. */
const AFTER_SLIDES = "after-slides";

/** What follows the hero: slides have copy of their own, otherwise the first paragraph is in the hero. */
function statementOf({ slides, header }: PageOf<"offering">): string[] {
	const { detailedDescription, detailedDescription1 } = header;
	const paragraphs = slides ? [detailedDescription, detailedDescription1] : [detailedDescription1];
	return paragraphs.filter((text) => text !== undefined);
}

/** The hero of a page with several slides. Their headings change, so the page has a hidden one. */
function SeveralSlides({ page }: { page: PageOf<"offering"> }) {
	const { name, header, slides } = page;
	if (!slides) return null;
	const { items, interval } = slides;
	return (
		<>
			{/* The tallest slide decides where the pictures lie. If the browser painted the page before it
			    has parsed all slides, the pictures would move. */}
			<link rel="expect" href={`#${AFTER_SLIDES}`} blocking="render" />
			<h1 className="visually-hidden">{header.title ?? name}</h1>
			<Slides
				slides={{ items: items.map(resolveSlide), interval }}
				trail={trailOf(page)}
				page={name}
				due={interval}
			/>
			<span id={AFTER_SLIDES} hidden />
		</>
	);
}

/** A sample document of the page about quality. */
const SamplePaper = ({ id }: { id: string | undefined }) =>
	pagesOf("quality").map(({ route, samples: { heading, note, mark, sheets } }) => {
		const sheet = sheets.find((one) => one.id === id);
		return (
			sheet && (
				<div key={route} className={styles.section} data-tone="ground">
					<SectionFrame id="paper" tone="ground" className={styles.paper}>
						<div className={styles.about}>
							<SectionHeading id="paper" offset="panel">
								{heading}
							</SectionHeading>
							<p>{note}</p>
							<a href={`${route}#samples`}>
								<ReadMore>{ui.morePapers}</ReadMore>
							</a>
						</div>
						<Paper sheet={sheet} mark={mark} />
					</SectionFrame>
				</div>
			)
		);
	});

/** The page of an offering; its record lists the sections. */
export function OfferingView({ page }: { page: PageOf<"offering"> }) {
	const { id, paper, sections, header, picture, slides, bounce, resetsPadding, cta } = page;
	const tabs = sections.flatMap(({ id, tab }) => (tab ? [{ id, label: tab }] : []));
	const articles = articlesAbout(id).map((one) => ({ ...linkTo(one), label: ui[one.kind] }));
	const statement = statementOf(page);
	const several = slides !== undefined && slides.items.length > 1;
	const Hero = several ? SeveralSlides : OfferingHero;
	return (
		<div
			className={styles.page}
			data-picture={picture}
			data-bounce={bounce || resetsPadding || undefined}
			data-sections={sections.map(({ id }) => id).join(" ")}
			data-pads={resetsPadding ? "" : undefined}
		>
			<Hero page={page} />
			{tabs.length > 0 && <SectionTabs tabs={tabs} />}
			{statement.length > 0 && (
				<Statement heading={several ? header.description : undefined} paragraphs={statement} />
			)}
			{sections.map(resolveSection).map((section) => (
				<div key={section.id} className={styles.section} data-tone={toneOf(section)}>
					<PageSection section={section} />
				</div>
			))}
			<SamplePaper id={paper} />
			<ClosingCall {...cta} picture={picture} next={nextOf(page)} articles={articles} />
		</div>
	);
}
