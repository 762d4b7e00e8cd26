/**
 * Content for the specimens: the first pages of each kind, whatever pages the firm has. The specimens
 * cannot use the registry, because it reads files from disk.
 */
import * as v from "valibot";
import type { HomeSection } from "#content/home-sections.ts";
import type { Crumb, Menu, PageCard, PageLink } from "#content/navigation.ts";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import type { Section, Slide } from "#content/resolve.ts";
import { type PageRecord, pageSchema } from "#content/schema/page.ts";
import type { SectionRecord } from "#content/schema/sections.ts";
import { resolveDemoSection } from "#site/demos/demos.ts";

type RecordOf<K extends PageRecord["kind"]> = Extract<PageRecord, { kind: K }>;
type SectionRecordOf<S extends string> = Extract<PageRecord, { section: S }>;

const files = import.meta.glob("../../../company/pages/*.json", { eager: true, import: "default" });
const records = Object.values(files).map((file) => v.parse(pageSchema, file));

const recordsOf = <K extends PageRecord["kind"]>(kind: K) =>
	records
		.filter((record): record is RecordOf<K> => record.kind === kind)
		.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

function found<T>(record: T | undefined, what: string): T {
	if (!record) throw new Error(`company/pages has no ${what}.`);
	return record;
}

/** The first record of a kind that every site has. */
export const firstOf = <K extends PageRecord["kind"]>(kind: K): RecordOf<K> =>
	found(recordsOf(kind)[0], `page of the kind ${kind}`);

/** The page that the service shows at an address. */
export const noticeAt = (address: string): RecordOf<"notice"> =>
	found(
		recordsOf("notice").find(({ route }) => route === address),
		`notice at ${address}`,
	);

/** The record of a section of home. */
export const recordOfSection = <S extends string>(section: S): SectionRecordOf<S> =>
	found(
		records.find(
			(record): record is SectionRecordOf<S> => "section" in record && record.section === section,
		),
		`page of the section ${section}`,
	);

const linkTo = ({ name, route, picture }: PageRecord): PageLink => ({ name, route, picture });
const cardOf = (record: RecordOf<"offering" | "integration">): PageCard => ({
	...linkTo(record),
	summary: record.summary,
});

const offerings = recordsOf("offering");
const solutionRecords = offerings.filter(({ group }) => group === "solutions");
const serviceRecords = offerings.filter(({ group }) => group === "services");
const integrationRecords = recordsOf("integration");

export const solutions = solutionRecords.map(cardOf);
export const services = serviceRecords.map(cardOf);
export const integrations = integrationRecords.map(cardOf);
export const solution = found(solutionRecords[0], "solution");
export const service = found(serviceRecords[0], "service");
/** The first of their kind, if the firm has any. */
export const [integration] = integrationRecords;
export const [brochure] = recordsOf("brochure");
/** The first page with tabs. */
export const tabbed = offerings.find(({ sections }) => sections.some(({ tab }) => tab));
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

const homeRecord = firstOf("home");
const whatWeDo = recordOfSection("whatwedo");
const ourServices = recordOfSection("ourservices");
const techstack = recordOfSection("techstack");
const whoWeAre = recordOfSection("whoweare");

export const trail: Crumb[] = [{ name: "What we do", section: "whatwedo" }];

export const menu: Menu = {
	solutions,
	services,
	sections: [
		{ name: techstack.name, section: "techstack" },
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
	whatwedo: { ...whatWeDo, section: "whatwedo", help: whatWeDo.cta, cards: solutions },
	ourservices: { ...ourServices, section: "ourservices", cards: services },
	partners: { section: "partners", ...homeRecord.partners },
	techstack: { ...techstack, section: "techstack", picture: techstack.panelPicture },
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
