import { expect, test } from "vitest";
import { ownComplaints } from "../support/browser.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const seen = visit();

const SUPPORT = "Application maintenance and support";
const SUPPORT_SCRIPT = /\/assets\/application-support-.*\.js$/;
const supportLink = () =>
	seen.tab.page.getByRole("contentinfo").getByRole("link", { name: SUPPORT });
const supportPage = () => seen.tab.page.getByRole("heading", { level: 1, name: SUPPORT });

test("the script of a page and of its later parts is there before the click", async () => {
	const { page, complaints } = seen.tab;
	await page.goto(`${seen.site.url}/our-services/third-party-api-integrations/document-automation`);
	await wholePage(page);
	const route = page.waitForRequest(SUPPORT_SCRIPT);
	const parts = page.waitForRequest(/\/assets\/offering-sections-.*\.js$/);
	await supportLink().hover();
	await Promise.all([route, parts]);
	expect(new URL(page.url()).pathname).toContain("document-automation");
	expect(complaints).toEqual([]);
});

async function openSecurity() {
	await seen.tab.page.goto(`${seen.site.url}/security`);
	await wholePage(seen.tab.page);
}

test("a page whose script cannot be had is opened by the browser", async () => {
	const { page } = seen.tab;
	await openSecurity();
	await page.route(SUPPORT_SCRIPT, (route) => route.abort("connectionreset"));
	await supportLink().click();
	await supportPage().waitFor();
	await page.waitForLoadState();
	expect(new URL(page.url()).pathname).toBe("/our-services/application-support");
});

test("a line along the top tells that a page is long on its way", async () => {
	const { page } = seen.tab;
	await openSecurity();
	let come = () => {};
	const held = new Promise<void>((done) => {
		come = done;
	});
	await page.route(SUPPORT_SCRIPT, async (route) => {
		await held;
		await route.continue();
	});
	const line = () =>
		page.evaluate(() => {
			const { content, backgroundColor, height } = getComputedStyle(
				document.documentElement,
				"::after",
			);
			return content === "none" ? "none" : `${height} ${backgroundColor}`;
		});
	await supportLink().click();
	expect(await line()).toBe("none");
	await expect.poll(line).toMatch(/^3px (?!rgba\(0, 0, 0, 0\))/);
	come();
	await supportPage().waitFor();
	await expect.poll(line).toBe("none");
	expect(ownComplaints(seen.tab)).toEqual([]);
});
