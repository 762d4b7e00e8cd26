import { brochureOf, menu } from "#content/navigation.ts";
import type { Page } from "#content/pages.ts";

/** What the loader of every page gives beside its own data: head tags, and what frames the page. */
export function pageData(page: Page) {
	return { route: page.route, head: page.meta, menu: menu(), brochure: brochureOf(page) };
}

export type PageData = ReturnType<typeof pageData>;
