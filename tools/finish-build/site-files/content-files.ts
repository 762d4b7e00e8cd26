/** What the pages of the home sections show besides their own record. */
const ALSO: Record<string, string[]> = {
	"/": ["home.json", "partners.json", "vacancies.json", "contact.json"],
	"/who-we-are": ["home.json"],
	"/our-services": ["home.json"],
	"/what-we-do": ["home.json"],
	"/techstack": ["home.json", "technologies.json"],
	"/contact": ["contact.json"],
};

/** The files below content/ whose words a page shows. */
export const contentFilesOf = (file: string, route: string) => [file, ...(ALSO[route] ?? [])];
