import { brochureOf, menu } from "#content/navigation.ts";
import type { Page } from "#content/pages.ts";

/** The loader data that every page has in common: its head tags, the menu and its brochure. */
export function pageData(page: Page) {
	return { route: page.route, head: page.meta, menu: menu(), brochure: brochureOf(page) };
}

export type PageData = ReturnType<typeof pageData>;
