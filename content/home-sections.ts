/** The sections of the home page. The brochure and the sections' own pages show them too. */
import partners from "#company/partners.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { fill, inWords } from "#shared/fill.ts";
import { withFacts } from "./footer-facts.ts";
import { cardOf, offeringsOf, textLink } from "./navigation.ts";
import { hasCareers, openVacancyCards } from "./open-vacancies.ts";
import { type PageOf, pageOfSection, pagesOf, type SectionPage } from "./pages.ts";
import type { HomeSectionId } from "./section-ids.ts";

type RecordOf<S extends string> = Extract<SectionPage, { section: S }>;

/** @throws when company/pages has no page for the section */
function recordOf<S extends SectionPage["section"]>(section: S): RecordOf<S> {
	const page = pageOfSection(section);
	if (!page) throw new Error(`No record in company/pages has the section ${section}.`);
	return page as RecordOf<S>;
}

/** The record of home. @throws when company/pages has none */
export function home(): PageOf<"home"> {
	const [page] = pagesOf("home");
	if (!page) throw new Error("company/pages has no page of the kind home.");
	return page;
}

/** Copy may say `{count}` for the number of cards, in words. */
function withCount(text: string, count: number): string {
	const filled = fill(text, { count: inWords(count) });
	return filled.charAt(0).toUpperCase() + filled.slice(1);
}

/** The first gesture of a page's demo, for its card; the link leads to the demo after this gesture. */
function gestureOf({ route, gesture, sections }: PageOf<"offering">) {
	const demo = sections.find(({ kind }) => kind === "demo");
	if (!gesture || !demo) return undefined;
	const { text, answer, start } = gesture;
	return { text, answer, rest: `${route}?try=${start}#${demo.id}` };
}

const builders = {
	whatwedo: () => {
		const { heading, intro, cta } = recordOf("whatwedo");
		const cards = offeringsOf("solutions").map((page) => ({
			...cardOf(page),
			gesture: gestureOf(page),
		}));
		const help = { heading: cta.heading, text: cta.text, route: recordOf("contact").route };
		return { section: "whatwedo", heading, intro: withCount(intro, cards.length), help, cards };
	},
	ourservices: () => {
		const { heading, intro } = recordOf("ourservices");
		const cards = offeringsOf("services").map(cardOf);
		return { section: "ourservices", heading, intro: withCount(intro, cards.length), cards };
	},
	partners: () => ({ section: "partners", ...home().partners }),
	papers: () => {
		const [page] = pagesOf("quality");
		if (!page) throw new Error("company/pages has no page with sample documents.");
		const { heading, intro, mark, note, sheets } = page.samples;
		return { section: "papers", route: page.route, heading, intro, mark, note, sheets };
	},
	techstack: () => {
		const { heading, intro, groups, panelPicture: picture } = recordOf("techstack");
		return { section: "techstack", heading, intro, groups, picture };
	},
	whoweare: () => {
		const { route, heading, paragraphs, more, highlights, timeline } = recordOf("whoweare");
		const copy = { route, heading, paragraphs, highlights, more: textLink(more) };
		return { section: "whoweare", ...copy, picture: timeline.picture };
	},
	career: () => {
		const { heading, intro, picture, none } = home().careers;
		const vacancies = openVacancyCards();
		const text = vacancies.length > 0 ? intro : none;
		return { section: "career", heading, picture, vacancies, text };
	},
	contact: () => {
		const { route, heading, picture, reach, nextSteps, beginnings, ...copy } = recordOf("contact");
		const intro = [copy.intro, ...withFacts(reach, site)].join(" ");
		return {
			section: "contact",
			heading,
			picture,
			intro,
			nextSteps,
			beginnings: { route, heading: beginnings.heading, items: beginnings.items },
			vacancies: openVacancyCards(),
		};
	},
} as const satisfies Record<HomeSectionId, () => { section: HomeSectionId }>;

/** The content of a section of the home page, by its id. */
export type HomeSection<S extends HomeSectionId = HomeSectionId> = {
	[K in S]: ReturnType<(typeof builders)[K]> & { section: K };
}[S];

/** Fewer logos stand still: a belt of them would be shorter than a wide window. */
export const FEWEST_ON_BELT = 12;

/** Whether the site has the section. Careers and the logos of clients go when there are none. */
export function hasHomeSection(section: HomeSectionId): boolean {
	if (section === "partners") return partners.length > 0;
	if (section === "papers") return pagesOf("quality").length > 0;
	return section !== "career" || hasCareers();
}

/** The sections that home shows below its hero, in the order of its record. */
export const homeSections = (): HomeSectionId[] => home().sections.filter(hasHomeSection);

/** The content of a section of the home page. @throws when its record is missing */
export const homeSection = <S extends HomeSectionId>(section: S) =>
	builders[section]() as HomeSection<S>;
