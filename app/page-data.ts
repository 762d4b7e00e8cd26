import { footerFacts } from "#content/footer-facts.ts";
import { menu, paperOf } from "#content/navigation.ts";
import type { Page } from "#content/pages.ts";
import site from "#content/site.json" with { type: "json" };

/** The loader data that every page has in common: its head tags and what the frame shows. */
export function pageData(page: Page) {
	return {
		route: page.route,
		head: page.meta,
		menu: menu(),
		paper: paperOf(page),
		facts: footerFacts(site),
	};
}

export type PageData = ReturnType<typeof pageData>;
