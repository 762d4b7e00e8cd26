import { expect, test } from "vitest";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const seen = visit();

test("the script of a page and of its later parts is there before the click", async () => {
	const { page, complaints } = seen.tab;
	await page.goto(`${seen.site.url}/our-services/third-party-api-integrations/document-automation`);
	await wholePage(page);
	const route = page.waitForRequest(/\/assets\/application-support-.*\.js$/);
	const parts = page.waitForRequest(/\/assets\/offering-sections-.*\.js$/);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Application maintenance and support" })
		.hover();
	await Promise.all([route, parts]);
	expect(new URL(page.url()).pathname).toContain("document-automation");
	expect(complaints).toEqual([]);
});
