import ui from "#company/ui.json" with { type: "json" };
import { homeSection, homeSections as homeSectionIds } from "#content/home-sections.ts";
import { cardOf, linkTo, offeringsOf, trailOf } from "#content/navigation.ts";
import { type PageOf, pagesOf } from "#content/pages.ts";
import { resolveSection, resolveSlide, type Section } from "#content/resolve.ts";
import { sampleCards } from "#content/test/sample-vacancy.ts";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { Carousel } from "#site/components/carousel/carousel.tsx";
import { ClosingCall } from "#site/components/closing-call/closing-call.tsx";
import { ContactPanel } from "#site/components/contact-panel/contact-panel.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { toCarouselSlide } from "#site/components/slide-copy/to-carousel-slide.tsx";
import { SubjectCard } from "#site/components/subject-card/subject-card.tsx";
import { BrochureHeader } from "#site/pages/brochure/brochure-header.tsx";
import { BrochureSlide } from "#site/pages/brochure/brochure-slide.tsx";
import { TechstackPanel } from "#site/pages/brochure/techstack-panel.tsx";
import { BrochureIndexView } from "#site/pages/brochure-index/view.tsx";
import { VacancyCard } from "#site/sections/home/careers/vacancy-card.tsx";
import { HomeSection } from "#site/sections/home/home-section.tsx";
import { ServiceRow } from "#site/sections/home/our-services/service-row.tsx";
import { InsideItem } from "#site/sections/inside-item/inside-item.tsx";
import { PageSection } from "#site/sections/page-section.tsx";
import { States, specimens } from "./specimen.tsx";

const slides = pagesOf("home").flatMap(({ heroSlides }) =>
	heroSlides.map((slide) => toCarouselSlide(resolveSlide(slide))),
);
const [offering] = pagesOf("offering").filter(({ slides }) => !slides);
const heroOf = ({ header, name, picture }: PageOf<"offering">, shape: "wide" | "standard") => (
	<PageHero
		breadcrumb={<Breadcrumb trail={offering ? trailOf(offering) : []} page={name} />}
		typed={header.description ?? name}
		heading={header.title ?? name}
		text={shape === "standard" ? header.detailedDescription : undefined}
		picture={picture}
		shape={shape}
	/>
);
const [solution] = offeringsOf("solutions");

export const heroes = specimens({
	"PageHero wide": solution && heroOf(solution, "wide"),
	"PageHero standard": offering && heroOf(offering, "standard"),
	ClosingCall: offering && (
		<ClosingCall {...offering.cta} picture={offering.picture} next={linkTo(offering)} />
	),
	ContactPanel: <ContactPanel heading={ui.floatingContact} />,
	Carousel: <Carousel label={ui.heroRegion} slides={slides} interval={10_000} height="inner" />,
	"Carousel with one slide": (
		<Carousel label="One" slides={slides.slice(-1)} interval={10_000} height="inner" />
	),
});

const [service] = offeringsOf("services").map(cardOf);
const [vacancy] = sampleCards;
const [item] = pagesOf("integration").flatMap(({ insideData }) => insideData);
const [brochure] = pagesOf("brochure");
const [index] = pagesOf("brochure-index");

export const cards = [
	...specimens(
		{
			SubjectCard: <States>{service && <SubjectCard card={service} Heading="h3" />}</States>,
			ServiceRow: service && <ServiceRow card={service} Heading="h3" />,
			VacancyCard: vacancy && <VacancyCard vacancy={vacancy} />,
			InsideItem: <ul>{item && <InsideItem item={item} />}</ul>,
		},
		{ wrapped: true },
	),
	...specimens({
		BrochureHeader: <BrochureHeader route="/pdf" title={ui.menuSolutions} logo={false} />,
		"BrochureHeader with the logo": <BrochureHeader route="/pdf" title={ui.menuSolutions} logo />,
		BrochureSlide: brochure && (
			<BrochureSlide {...brochure.slide} {...linkTo(brochure)} wide={false} />
		),
		TechstackPanel: <TechstackPanel />,
		BrochureIndex: index && <BrochureIndexView page={index} />,
	}),
];

/** Names the variant of a section by the fields that affect its appearance. */
function variantOf(section: Section): string {
	const { kind, layout, tone, fact } = section as Section & Record<string, unknown>;
	return [kind, layout, tone === "ink" && tone, fact && "with a fact"].filter(Boolean).join(" ");
}

/** A section of each variant on any page, so that a new layout appears here automatically. */
export const pageSections = specimens(
	Object.fromEntries(
		pagesOf("offering").flatMap(({ picture, sections }) =>
			sections.map(resolveSection).map((section) => [
				`PageSection ${variantOf(section)}`,
				<div key="" data-picture={picture}>
					<PageSection section={section} />
				</div>,
			]),
		),
	),
);

export const homeSections = specimens(
	Object.fromEntries(
		homeSectionIds().map((id) => [id, <HomeSection key={id} data={homeSection(id)} />]),
	),
);
