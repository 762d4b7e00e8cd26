import { menus } from "./menus.ts";

const { solutions, services, integrations, otherPages } = menus;

/** Every page that others lead to. */
export const linkedPages: { label: string; route: string; picture?: string }[] = [
	...solutions,
	...services,
	...integrations,
	...otherPages,
];

/**
 * What the menus know of the page at an address of this site.
 * @throws when they don't know it
 */
export function linkedPage(route: string) {
	const page = linkedPages.find((item) => item.route === route);
	if (!page) throw new Error(`${route} has no label in content/menus.json`);
	return page;
}
