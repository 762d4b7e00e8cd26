import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { SITE_BUILD_FILE, type SiteBuild } from "#shared/site-build.ts";
import { CLIENT } from "../support/built-pages.ts";

const origin = siteOrigin(process.env.SITE_URL);
const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");
const { csp, words }: SiteBuild = JSON.parse(readFileSync(`build/${SITE_BUILD_FILE}`, "utf8"));

test("the sitemap has every page for search engines once, and no other, and robots.txt names it", () => {
	const listed = read("sitemap.xml").match(/(?<=<loc>)[^<]+/g) ?? [];
	const indexed = pages.filter(({ meta }) => meta.robots === "index");
	expect(listed.toSorted()).toEqual(indexed.map(({ meta }) => origin + meta.canonical).sort());
	expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("security.txt has a contact address and an expiry date", () => {
	expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
});

test("the Content-Security-Policy restricts every resource type and allows nothing unsafe", () => {
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
