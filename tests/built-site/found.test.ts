import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allChecks } from "#tools/site-checks/all-checks.ts";
import { readHead } from "#tools/site-checks/head.ts";
import { readAddresses, readPages } from "#tools/site-checks/pages.ts";
import { hasJava, runVnu } from "#tools/site-checks/vnu.ts";

const CLIENT = "build/client";
const read = (path: string) => readFileSync(join(CLIENT, path), "utf8");

const heads = [...readPages(CLIENT)].map(([path, html]) => ({ path, ...readHead(html) }));
const typesOf = (path: string) =>
	heads.find((head) => head.path === path)?.data?.["@graph"].map((node) => node["@type"]);

if (!hasJava()) console.log("No Java here: the Nu Html Checker is not asked.");

test.each(Object.entries(await allChecks(CLIENT)))("nothing is wrong: %s", (_, mistakes) => {
	expect(heads.length).toBeGreaterThanOrEqual(40);
	expect(mistakes).toEqual([]);
});

test.skipIf(!hasJava())("nothing is wrong: HTML (Nu Html Checker)", () => {
	expect(runVnu(CLIENT)).toEqual([]);
});

test("robots.txt gives the sitemap's address, security.txt a person to write to", () => {
	const { origin } = new URL(heads.find(({ path }) => path === "/")?.canonical ?? "");
	expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml`);
	expect(read(".well-known/security.txt")).toMatch(/^Contact: mailto:.+\nExpires: \d{4}-/);
});

test("pages for paper, answers and the missing page ask not to be indexed", () => {
	const hidden = heads.filter(({ meta }) => meta.robots === "noindex").map(({ path }) => path);
	for (const path of [
		"/404",
		"/pdf",
		"/footer",
		"/enquiry-sent",
		"/home-page-pdf",
		"/App-in-box-pdf",
	]) {
		expect(hidden).toContain(path);
	}
	expect(hidden).not.toContain("/");
});

test("each page tells machines what it is", () => {
	expect(typesOf("/")?.slice(0, 2)).toEqual(["Organization", "WebSite"]);
	expect(typesOf("/what-we-do/power-apps")).toEqual([
		"Organization",
		"WebSite",
		"Service",
		"BreadcrumbList",
	]);
});

test("the editor is no part of the site", () => {
	const files = [...readAddresses(CLIENT)].join("\n");
	expect(files).not.toMatch(/decap-cms|config\.yml|\/editor\//);
});

/** The pictures are made by a tool of their own; once it exists, each must be there. */
test.skipIf(!existsSync("tools/social-pictures"))("no picture of a shared link is missing", () => {
	const pictures = heads.map(({ meta }) => new URL(meta["og:image"] ?? "").pathname);
	const addresses = readAddresses(CLIENT);
	expect(pictures.filter((picture) => !addresses.has(picture))).toEqual([]);
});
