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
