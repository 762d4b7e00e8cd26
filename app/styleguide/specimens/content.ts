/** Content for the specimens. They cannot use the registry, because it reads files from disk. */

import homeRecord from "#company/pages/home.json" with { type: "json" };
import notFoundRecord from "#company/pages/not-found.json" with { type: "json" };
import ourServices from "#company/pages/our-services.json" with { type: "json" };
import techstackRecord from "#company/pages/techstack.json" with { type: "json" };
import whatWeDo from "#company/pages/what-we-do.json" with { type: "json" };
import whoWeAre from "#company/pages/who-we-are.json" with { type: "json" };
import { resolveDemoSection } from "#content/demos.ts";
import type { HomeSection } from "#content/home-sections.ts";
import type { Crumb, Menu, PageCard, PageLink } from "#content/navigation.ts";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import type { Section, Slide } from "#content/resolve.ts";
import type { PageRecord } from "#content/schema/page.ts";
import type { SectionRecord } from "#content/schema/sections.ts";

type RecordOf<K extends PageRecord["kind"]> = Extract<PageRecord, { kind: K }>;

const files = import.meta.glob<PageRecord>("../../../company/pages/*.json", {
	eager: true,
	import: "default",
});
const records = Object.values(files);

const recordsOf = <K extends PageRecord["kind"]>(kind: K) =>
	records
		.filter((record): record is RecordOf<K> => record.kind === kind)
		.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

export function recordOf<K extends PageRecord["kind"]>(kind: K, name: string): RecordOf<K> {
	const record = recordsOf(kind).find((candidate) => candidate.name === name);
	if (!record) throw new Error(`company/pages has no ${kind} named ${name}.`);
	return record;
}

const linkTo = ({ name, route, picture }: PageRecord): PageLink => ({ name, route, picture });
const cardOf = (record: RecordOf<"offering" | "integration">): PageCard => ({
	...linkTo(record),
	summary: record.summary,
});

const offerings = recordsOf("offering");
export const solutions = offerings.filter(({ group }) => group === "solutions").map(cardOf);
export const services = offerings.filter(({ group }) => group === "services").map(cardOf);
export const integrations = recordsOf("integration").map(cardOf);
export const brochures = recordsOf("brochure").flatMap((record) =>
	record.note ? [{ ...linkTo(record), note: record.note }] : [],
);

export const vacancies: VacancyCardData[] = recordsOf("vacancy").map(
	({ route, name, skills, description, experience }) => ({
		...{ id: route.replace("/careers/", ""), experience },
		company: name,
		type: skills,
		title: description,
	}),
);

export const trail: Crumb[] = [{ name: "What we do", section: "whatwedo" }];

export const menu: Menu = {
	solutions,
	services,
	sections: [
		{ name: techstackRecord.name, section: "techstack" },
		{ name: whoWeAre.name, section: "whoweare" },
		{ name: homeRecord.careers.name, section: "career" },
		{ name: "Contact", section: "contact" },
	],
	company: [...recordsOf("quality"), ...recordsOf("brochure-index")].map(linkTo),
	texts: recordsOf("text").map(linkTo),
};

export const slides: Slide[] = homeRecord.heroSlides.map(
	({ typeID, typedHead, heading1, heading2, buttonName, picture }, index) => ({
		id: typeID,
		typedHead,
		heading1,
		heading2,
		buttonName,
		picture: picture ?? solutions[index]?.picture ?? "hero",
		to: { section: "contact" },
	}),
);

export const notFound = notFoundRecord as unknown as PageOf<"not-found">;

/** The content of the home sections. */
export const home: {
	[S in
		| "whatwedo"
		| "ourservices"
		| "partners"
		| "techstack"
		| "whoweare"
		| "career"]: HomeSection<S>;
} = {
	whatwedo: { ...whatWeDo, section: "whatwedo", cards: solutions },
	ourservices: { ...ourServices, section: "ourservices", cards: services },
	partners: { section: "partners", ...homeRecord.partners },
	techstack: { ...techstackRecord, section: "techstack" },
	whoweare: { ...whoWeAre, section: "whoweare", more: { ...whoWeAre.more, route: "/quality" } },
	career: { ...homeRecord.careers, none: undefined, section: "career", vacancies },
};

function resolved(section: SectionRecord): Section {
	if (section.kind === "demo") return resolveDemoSection(section);
	return section.kind === "links" ? { ...section, items: integrations } : section;
}

/** Resolves sections as their page does: links become cards. */
export function sectionsOf({ sections, picture }: RecordOf<"offering">) {
	return sections.map((section) => ({ picture, section: resolved(section) }));
}

export const allSections = offerings.flatMap(sectionsOf);
