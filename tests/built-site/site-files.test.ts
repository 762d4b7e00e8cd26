// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagesOf } from "#content/pages.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { builtPages, CLIENT, htmlOf } from "../support/built-pages.ts";
import { SOLUTION } from "../support/page-copy.ts";

const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");
const parse = (path: string) => new DOMParser().parseFromString(htmlOf(path), "text/html");
const home = parse("/");
const robotsOf = ({ head }: Document) =>
	head.querySelector<HTMLMetaElement>("meta[name=robots]")?.content;
const documents = builtPages.map((path) => [path, parse(path)] as const);

function typesOf(path: string): string[] {
	const data = parse(path).querySelector("script[type='application/ld+json']")?.textContent;
	const { "@graph": graph }: { "@graph": { "@type": string }[] } = JSON.parse(data ?? "");
	return graph.map((node) => node["@type"]);
}

test("robots.txt references the sitemap", () => {
	const canonical = home.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
	expect(read("robots.txt")).toContain(`Sitemap: ${new URL(canonical).origin}/sitemap.xml`);
});

test("sitemap.xml lists every page to index once, and no other", () => {
	const listed = [...read("sitemap.xml").matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
	const canonicals = documents.flatMap(([, page]) =>
		robotsOf(page) === "index"
			? [page.head.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href]
			: [],
	);
	expect(listed.toSorted()).toEqual([...new Set(canonicals)].sort());
});

test("security.txt has a contact address and an expiry date", () => {
	expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
});

test("brochures, form results and the footer page are noindex", () => {
	const hidden = documents.flatMap(([path, page]) => (robotsOf(page) === "noindex" ? [path] : []));
	expect(hidden).toEqual(
		expect.arrayContaining([
			"/pdf",
			"/footer",
			"/enquiry-sent",
			...pagesOf("brochure").map(({ route }) => route),
		]),
	);
	expect(hidden).not.toContain("/");
});

test("home and an offering page have structured data", () => {
	expect(typesOf("/").slice(0, 2)).toEqual(["Organization", "WebSite"]);
	expect(typesOf(SOLUTION)).toEqual(["Organization", "WebSite", "Service", "BreadcrumbList"]);
});

test("the Content-Security-Policy restricts every resource type and allows nothing unsafe", () => {
	const { csp }: SiteBuild = JSON.parse(readFileSync(`build/${SITE_BUILD_FILE}`, "utf8"));
	const policy = Object.fromEntries(
		csp.split("; ").map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
	);
	for (const kind of ["child", "frame", "media", "object", "worker"]) {
		expect(policy[`${kind}-src`], kind).toBe("'none'");
	}
	for (const kind of ["default", "connect", "font", "img", "manifest", "style"]) {
		expect(policy[`${kind}-src`], kind).toBe("'self'");
	}
	expect(policy["script-src"]).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
	expect(policy["require-trusted-types-for"]).toBe("'script'");
	expect(csp).not.toContain("unsafe");
});

test("the service is given the words with the name of the firm", () => {
	const { words }: SiteBuild = JSON.parse(readFileSync(`build/${SITE_BUILD_FILE}`, "utf8"));
	expect(words.owner.subject).toContain("{name}");
	expect(JSON.stringify(words)).not.toMatch(/\{(company|email)\}/);
});

test("the built site contains neither the editor nor the styleguide", () => {
	const files = globSync("**/*.{html,js,css,json,xml,txt}", { cwd: CLIENT });
	expect(files.length).toBeGreaterThan(60);
	const traces = files.filter((file) =>
		/styleguide|data-specimen|decap-cms|\/editor\//.test(`${file}\n${read(file)}`),
	);
	expect(traces).toEqual([]);
});
