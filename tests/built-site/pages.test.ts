// @vitest-environment jsdom
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { pages, routesOf } from "#content/pages.ts";
import { siteOrigin } from "#content/site-address.ts";
import { builtPages, CLIENT, htmlOf } from "../support/built-pages.ts";

const parse = (path: string) => new DOMParser().parseFromString(htmlOf(path), "text/html");

test("the build has a page for every record, at each of its addresses", () => {
	// A server sends 404.html for an address without a page.
	const routes = pages.filter(({ kind }) => kind !== "not-found").flatMap(routesOf);
	expect(builtPages).toEqual(expect.arrayContaining(routes));
});

describe.each(builtPages)("%s", (path) => {
	const page = parse(path);

	test("has one h1", () => {
		expect(page.querySelectorAll("h1")).toHaveLength(1);
	});

	test("has one title, one description and one canonical link", () => {
		for (const selector of ["title", "meta[name=description]", "link[rel=canonical]"]) {
			expect(page.head.querySelectorAll(selector), selector).toHaveLength(1);
		}
	});

	test("shows no unfilled placeholder", () => {
		const body = page.body.cloneNode(true) as HTMLElement;
		for (const script of body.querySelectorAll("script")) script.remove();
		expect(body.textContent).not.toMatch(/\{[a-zA-Z]+\}|undefined|\[object/);
		expect(page.title).not.toMatch(/\{|undefined|\[object/);
	});

	test("has no inline style, which the Content-Security-Policy would block", () => {
		expect(page.querySelectorAll("[style]")).toHaveLength(0);
	});

	test("references an existing link preview picture", () => {
		const picture = page.head.querySelector<HTMLMetaElement>("meta[property='og:image']")?.content;
		const { origin, pathname } = new URL(picture ?? "", "http://no-picture.test");
		expect(origin).toBe(siteOrigin(process.env.SITE_URL));
		expect(existsSync(join(CLIENT, pathname)), pathname).toBe(true);
	});
});
