// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import partners from "#company/partners.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { isArticle } from "#content/navigation.ts";
import { type Page, pages, pagesOf, routesOf } from "#content/pages.ts";
import { PREVIEW_PICTURE_SIZE, previewPicture } from "#content/preview-picture.ts";
import { siteOrigin } from "#content/site-address.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { islands } from "#site/islands/islands.ts";
import { CLIENT, htmlFileOf, NO_PAGE, SAMPLE_PAGES } from "../support/built-pages.ts";

const origin = siteOrigin(process.env.SITE_URL);
const { csp }: SiteBuild = JSON.parse(readFileSync(join("build", SITE_BUILD_FILE), "utf8"));

/** Every page of the build, with its record. */
const built = pages.flatMap((page) =>
	(page.kind === "not-found" ? [NO_PAGE] : routesOf(page)).map((route): [string, Page] => [
		route,
		page,
	]),
);
/** What the build has at an address, parsed once: a test changes none. */
const targets = new Map<string, Document>();
function targetOf(pathname: string): Document | undefined {
	const path = join(CLIENT, decodeURIComponent(pathname), extname(pathname) ? "" : "index.html");
	const file = pathname === NO_PAGE ? htmlFileOf(NO_PAGE) : path;
	if (!existsSync(file)) return undefined;
	const text = () => (/\.(html|svg)$/.test(file) ? readFileSync(file, "utf8") : "");
	const target = targets.get(file) ?? new DOMParser().parseFromString(text(), "text/html");
	targets.set(file, target);
	return target;
}
function pageAt(path: string): Document {
	const page = targetOf(path);
	if (!page) throw new Error(`The build has no page ${path}.`);
	return page;
}

/** The addresses that a page names, in any attribute that may have one. */
function addressesIn(page: Document): string[] {
	const values = (names: string[]) =>
		names.flatMap((name) =>
			[...page.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ""),
		);
	const sets = values(["srcset", "imagesrcset"]).flatMap((set) =>
		set.split(",").map((one) => one.trim().split(/\s/)[0] ?? ""),
	);
	const pictures = [...page.querySelectorAll<HTMLMetaElement>("meta[content^='http']")].map(
		({ content }) => content,
	);
	const inNoscript = [...page.querySelectorAll("noscript")].flatMap(({ textContent }) =>
		addressesIn(new DOMParser().parseFromString(textContent ?? "", "text/html")),
	);
	const all = [...values(["href", "src", "poster", "data-start"]), ...sets, ...pictures];
	return [...new Set([...all, ...inNoscript])].filter((one) => !/^(mailto|tel|data):/.test(one));
}

const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The fields of a record with what its page shows. */
const SHOWN = new Set(
	`heading heading1 heading2 typedHead buttonName title description detailedDescription text intro
	step keyword point label figure for technologies img1 img2 img3 img4 tab`.split(/\s+/),
);
/** Its page shows all of them. What the others show depends on settings, measurements and enquiries. */
const KINDS: Page["kind"][] = ["offering", "integration", "home", "contact", "vacancy"];

/** Fields without texts on the page: a gesture is on a card of home. A firm may have no clients, and no vacancies. */
const NOT_SHOWN = ["demo", "gesture", "meta", "page"];
if (partners.length === 0) NOT_SHOWN.push("partners");
if (pagesOf("vacancy").length === 0) NOT_SHOWN.push("careers");

/** The texts that the page of a record shows, without demos, which a browser tries, and other pages. */
function textsOf(value: unknown, key = ""): string[] {
	if (typeof value === "string") return SHOWN.has(key) ? [value] : [];
	if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
	const fields = Object.entries(value ?? {}).filter(([name]) => !NOT_SHOWN.includes(name));
	return fields.flatMap(([name, field]) => textsOf(field, name));
}

const sheets = new Map(
	globSync("assets/*.css", { cwd: CLIENT }).map((file) => [
		`/${file}`,
		readFileSync(join(CLIENT, file), "utf8"),
	]),
);

/** The names of the classes that each style sheet has rules for. */
const styled = new Map(
	[...sheets].map(([file, css]) => {
		const rules = css.replace(/url\([^)]*\)|"[^"]*"/g, "");
		return [file, new Set(rules.match(/(?<=\.)-?[_a-z][\w-]*/gi))] as const;
	}),
);

test("every file that a style sheet names exists", () => {
	const missing = [...sheets].flatMap(([file, css]) =>
		[...css.matchAll(/url\("?([^")]+)"?\)/g)]
			.map(([, address = ""]) => new URL(address, `http://site.test${file}`))
			.filter(({ protocol, pathname }) => protocol !== "data:" && !targetOf(pathname))
			.map(({ pathname }) => `${file}: ${pathname}`),
	);
	expect(sheets.size).toBeGreaterThan(1);
	expect(missing).toEqual([]);
});

test("no page has the title or the description of another, and search results show a title whole", () => {
	const canonicals = new Map(built.map(([, { meta }]) => [meta.canonical, meta]));
	const all = [...canonicals.values()];
	for (const name of ["title", "description"] as const) {
		const texts = all.map((meta) => meta[name]);
		const twice = texts.filter((text, at) => texts.indexOf(text) !== at);
		expect(twice, `Give each page a ${name} of its own.`).toEqual([]);
	}
	for (const { title } of all) {
		const { length } = `${title} | ${site.company}`;
		const advice = `Give “${title}” 15 to 65 characters, with the name of the firm.`;
		expect(length, advice).toBeGreaterThanOrEqual(15);
		expect(length, advice).toBeLessThanOrEqual(65);
	}
});

test("another page links to every offering, vacancy and text", () => {
	const links = built.flatMap(([path]) => [...pageAt(path).querySelectorAll("a")]);
	const linked = new Set(links.map((link) => link.getAttribute("href")));
	const named = pages.filter((page) => KINDS.includes(page.kind) || isArticle(page));
	expect(named.filter((page) => !routesOf(page).some((route) => linked.has(route)))).toEqual([]);
});

test("brochures, form results and the page of the footer are not for search engines", () => {
	const listed = built.filter(([, { meta }]) => meta.robots !== "noindex").map(([path]) => path);
	const brochures = pagesOf("brochure").map(({ route }) => route);
	for (const path of ["/pdf", "/footer", "/enquiry-sent", ...brochures])
		expect(listed).not.toContain(path);
	expect(listed).toContain("/");
});

test("the pages that tests take as samples have every island that the site has", () => {
	const islandsOf = (paths: string[]) => {
		const found = paths.flatMap((path) => [
			...pageAt(path).querySelectorAll<HTMLElement>("site-island"),
		]);
		return [...new Set(found.map(({ dataset }) => dataset.name ?? ""))].sort();
	};
	const all = islandsOf(built.map(([path]) => path));
	// A firm may have no clients or slides.
	expect(Object.keys(islands)).toEqual(expect.arrayContaining(all));
	expect(islandsOf(SAMPLE_PAGES)).toEqual(all);
});

test("the pictures of link previews are those of the size that pages name, and light", async () => {
	for (const { meta } of pages) {
		const file = join(CLIENT, previewPicture(meta.canonical));
		const { format, width, height } = await sharp(file).metadata();
		expect([format, { width, height }], file).toEqual(["jpeg", PREVIEW_PICTURE_SIZE]);
		expect(statSync(file).size, file).toBeLessThan(120_000);
	}
});

describe.each(built)("%s", (path, record) => {
	const page = pageAt(path);
	const head = (selector: string, attribute = "content") =>
		[...page.head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute));

	test("has one h1, one title and the head of its record", () => {
		const { title, description, keywords, robots, canonical } = record.meta;
		const fullTitle = `${title} | ${site.company}`;
		const picture = origin + previewPicture(canonical);
		expect(page.querySelectorAll("h1")).toHaveLength(1);
		expect(page.documentElement.lang).toBe("en-GB");
		expect([...page.querySelectorAll("title")].map(({ textContent }) => textContent)).toEqual([
			fullTitle,
		]);
		expect(head("link[rel=canonical]", "href")).toEqual([origin + canonical]);
		for (const [name, content] of Object.entries({
			description,
			keywords,
			robots,
			"twitter:card": "summary_large_image",
			"twitter:image": picture,
			"og:title": fullTitle,
			"og:description": description,
			"og:url": origin + canonical,
			"og:image": picture,
			"og:image:alt": fullTitle,
			"og:site_name": site.company,
		}))
			expect(head(`meta:is([name='${name}'], [property='${name}'])`), name).toEqual([content]);
		const data = page.querySelectorAll("script[type='application/ld+json']");
		expect(data).toHaveLength(robots === "index" ? 1 : 0);
		for (const { textContent } of data) {
			expect(JSON.parse(textContent ?? "")).toMatchObject({ "@context": "https://schema.org" });
		}
	});

	test("names only addresses of the site, each with a file and its fragment", () => {
		const found = addressesIn(page).map((address) => new URL(address, origin + path));
		expect(found.length).toBeGreaterThan(5);
		const own = new Set([origin + path, ...head("link[rel=canonical]", "href")]);
		const wrong = found.filter((url) => {
			// HTML reserves #top for the top of the page.
			const id = url.hash === "#top" ? "" : decodeURIComponent(url.hash.slice(1));
			const outside = () => (url.origin === origin ? targetOf(url.pathname) : undefined);
			const target = own.has(url.origin + url.pathname) ? page : outside();
			return !target || (id && !target.getElementById(id));
		});
		expect(wrong).toEqual([]);
	});

	test("has one inline script, which the policy allows, and no inline style, which it forbids", () => {
		const inline = [
			...page.querySelectorAll("script:not([src]):not([type='application/ld+json'])"),
		];
		expect(inline).toHaveLength(1);
		const hash = createHash("sha256")
			.update(inline[0]?.textContent ?? "")
			.digest("base64");
		expect(csp).toContain(`script-src 'self' 'sha256-${hash}';`);
		expect(page.querySelectorAll("[style], style")).toHaveLength(0);
	});

	test("links the style sheet of the site first, no sheet twice, and the rules of every class that it uses", () => {
		const linked = head("link[rel=stylesheet]", "href");
		expect(linked[0]).toMatch(/^\/assets\/styles-/);
		expect(new Set(linked).size).toBe(linked.length);
		const used = [...page.querySelectorAll("[class]")].flatMap((one) => [...one.classList]);
		const lost = used.filter((name) => {
			const files = [...styled].flatMap(([file, names]) => (names.has(name) ? [file] : []));
			return files.length > 0 && !files.some((file) => linked.includes(file));
		});
		expect(lost).toEqual([]);
	});

	test("has no button without an answer", () => {
		const answered =
			"[popovertarget], [data-theme-switch], [data-print], [data-close], :is(site-island, form) *";
		const dead = [...page.querySelectorAll(`button:not(${answered})`)];
		expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
	});

	test("is complete without script", () => {
		const hidden = [...page.querySelectorAll("main [hidden]")];
		expect(hidden.filter(({ textContent }) => textContent?.trim())).toEqual([]);
		for (const island of page.querySelectorAll<HTMLElement>("site-island")) {
			// What stands in the place of an island that is drawn in the browser only.
			const place = island.textContent ? island : island.parentElement?.closest("section, main");
			expect(place?.textContent?.trim().length, island.dataset.name).toBeGreaterThan(10);
		}
		for (const form of page.querySelectorAll("form")) {
			expect(form.getAttribute("action")).toBeTruthy();
			expect(form.querySelector("button")).not.toBeNull();
		}
	});

	if (KINDS.includes(record.kind))
		test("shows every text of its record", () => {
			const texts = textsOf(record);
			expect(texts.length).toBeGreaterThan(2);
			const shown = flat(page.querySelector("main")?.textContent ?? "");
			expect(texts.filter((text) => !shown.includes(flat(text)))).toEqual([]);
		});

	test("shows no unfilled placeholder", () => {
		const body = page.body.cloneNode(true) as HTMLElement;
		for (const script of body.querySelectorAll("script")) script.remove();
		expect(body.textContent).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
	});
});
