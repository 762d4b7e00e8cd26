import { menus } from "#content/menus.ts";

const pages = [...menus.solutions, ...menus.services, ...menus.otherPages];

/** What the menus call the page at an address of this site. */
export function pageLabel(route: string): string {
	const page = pages.find((item) => item.route === route);
	if (!page) throw new Error(`${route} has no label in content/menus.json`);
	return page.label;
}
