import { type Page, routesOf } from "../../content/pages.ts";

const HREF = /<a\b[^>]*\bhref="(\/[^"#?]*)/g;

/** Nobody links to notices and the 404 page; links to a home section lead to its anchor on home. */
const UNLINKED_KINDS: ReadonlySet<Page["kind"]> = new Set([
	"notice",
	"not-found",
	"home-section",
	"contact",
	"company",
]);

/** The pages that no other page links to. */
export function unlinkedPages(built: { page: Page; html: string }[]): Page[] {
	const linked = new Map<string, Set<Page>>();
	for (const { page, html } of built) {
		for (const [, href = ""] of html.matchAll(HREF)) {
			linked.set(href, (linked.get(href) ?? new Set()).add(page));
		}
	}
	const isLinked = (page: Page) =>
		routesOf(page).some((route) => [...(linked.get(route) ?? [])].some((from) => from !== page));
	return [...new Set(built.map(({ page }) => page))].filter(
		(page) => !UNLINKED_KINDS.has(page.kind) && !isLinked(page),
	);
}
