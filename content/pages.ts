/**
 * The registry of pages. It reads and checks every record in company/pages/ once; routes, menus,
 * cards, breadcrumbs, sitemap and everything else about pages derives from it. Only the
 * build, the service and the tools load it, never the browser: it parses all records.
 */
import * as v from "valibot";
import { usesOwnService } from "#shared/own-service.ts";
import { isClosed, today } from "#shared/vacancy-days.ts";
import { areDrafts, files } from "./records.ts";
import { type PageKind, type PageRecord, pageSchema } from "./schema/page.ts";

type Head = {
	title: string;
	description: string;
	keywords: string;
	canonical: string;
	robots: "index" | "noindex";
};

/** A record with its id (its file name without .json) and complete head tags. */
export type Page = PageRecord & { id: string; meta: Head };
export type PageOf<K extends PageKind> = Extract<Page, { kind: K }>;

/** Kinds that search engines should not list. */
const NOT_INDEXED: ReadonlySet<PageKind> = new Set([
	"brochure",
	"brochure-index",
	"notice",
	"answer",
	"receipt",
	"not-found",
]);

function withDefaults(id: string, record: PageRecord): Page {
	const { kind, name, route, meta } = record;
	const robots = NOT_INDEXED.has(kind) ? "noindex" : "index";
	return { ...record, id, meta: { title: name, canonical: route, robots, ...meta } };
}

/** Parses one record. Returns the page, or the `issues` with the invalid fields. */
export function parsePage(id: string, json: unknown) {
	const { success, output, issues = [] } = v.safeParse(pageSchema, json);
	return success ? { page: withDefaults(id, output), issues } : { issues };
}

/** A page of which some texts may be too short or too long. */
function parseDraft(id: string, json: unknown): Page | undefined {
	const { typed, output } = v.safeParse(pageSchema, json);
	return typed ? withDefaults(id, output) : undefined;
}

function toPage([file, json]: [file: string, json: unknown]): Page {
	const id = file.replace(/\.\w+$/, "");
	const { page, issues } = parsePage(id, json);
	const shown = page ?? (areDrafts ? parseDraft(id, json) : undefined);
	if (shown) return shown;
	const mistakes = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
	throw new Error(`company/pages/${file}: ${mistakes.join("; ")}. Run npm run check.`);
}

const byOrder = (a: Page, b: Page) =>
	(a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
	a.name.localeCompare(b.name, "en");

const isKind = <K extends PageKind>(page: Page, kind: K): page is PageOf<K> => page.kind === kind;

/** Every record, also those of closed vacancies, sorted as `pages`. */
export const records: readonly Page[] = Object.entries(files).map(toPage).sort(byOrder);

/** Every vacancy, also the closed ones, which have no page. */
export const vacancies = records.filter((page) => isKind(page, "vacancy"));

const closed: ReadonlySet<Page> = new Set(
	vacancies.filter(({ lastDay }) => isClosed(lastDay, today())),
);

/** Whether a page lists brochures, notes or guides of which there are none. */
function isEmpty(page: Page): boolean {
	if (isKind(page, "article-index")) return !records.some(({ kind }) => kind === page.of);
	return (
		isKind(page, "brochure-index") &&
		!records.some((other) => isKind(other, "brochure") && other.note)
	);
}

/** Kinds that only our own service can serve. */
const OF_OWN_SERVICE: ReadonlySet<PageKind> = new Set(["answer", "receipt"]);

const ownService = usesOwnService(process.env);

/** All pages of the site, sorted by `order`, then by name. An index without entries has no page. */
export const pages: readonly Page[] = records.filter(
	(page) => !closed.has(page) && !isEmpty(page) && (ownService || !OF_OWN_SERVICE.has(page.kind)),
);

/** The addresses of a page: its route and its canonical, if that differs. */
export const routesOf = ({ route, meta }: Page): string[] => [...new Set([route, meta.canonical])];

const byRoute = new Map(pages.flatMap((page) => routesOf(page).map((route) => [route, page])));
const byId = new Map(pages.map((page) => [page.id, page]));

/** The pages of a kind, sorted by `order`, then by name. */
export const pagesOf = <K extends PageKind>(kind: K): PageOf<K>[] =>
	pages.filter((page) => isKind(page, kind));

/** A page that shows one of home's sections. */
export type SectionPage = PageOf<"home-section" | "contact" | "company">;

/** The page of a home section, if the section has one of its own. */
export const pageOfSection = (section: string): SectionPage | undefined =>
	pages.find((page): page is SectionPage => "section" in page && page.section === section);

/**
 * The page at an address, with or without a trailing slash.
 * @throws when there is none of this kind
 */
export function pageAt<K extends PageKind>(route: string, kind: K): PageOf<K> {
	const page = byRoute.get(route.replace(/(?<=.)\/$/, ""));
	if (!page || !isKind(page, kind)) throw new Error(`There is no ${kind} page at ${route}.`);
	return page;
}

/** The page with this id. @throws when there is none */
export function pageById(id: string): Page {
	const page = byId.get(id);
	if (!page) throw new Error(`There is no company/pages/${id}.json.`);
	return page;
}
