/** The anchor ids of the home page's sections, in the order of the page. */
export const sectionIds = [
	"navbar",
	"whatwedo",
	"ourservices",
	"techstack",
	"whoweare",
	"career",
	"contact",
] as const;

export type SectionId = (typeof sectionIds)[number];

/** The sections that home may have below its hero, in their usual order. */
export const homeSectionIds = [
	"whatwedo",
	"ourservices",
	"partners",
	"papers",
	"techstack",
	"whoweare",
	"career",
	"contact",
] as const satisfies readonly (SectionId | "partners" | "papers")[];

export type HomeSectionId = (typeof homeSectionIds)[number];

/** The sections to which other pages link. */
export const neededSectionIds: readonly HomeSectionId[] = ["whatwedo", "ourservices", "contact"];
