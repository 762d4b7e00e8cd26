import site from "#company/site.json" with { type: "json" };
import { footerFacts } from "#content/footer-facts.ts";
import { menu, paperOf } from "#content/navigation.ts";
import type { Page } from "#content/pages.ts";

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
