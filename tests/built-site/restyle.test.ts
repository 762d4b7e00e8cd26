import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ui } from "#content/ui.ts";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

/** Home has 1,000 elements in use: a rule that asks the root with :has() restyles all of them. */
const MOST_ELEMENTS = 200;

/** The next page's own elements are new, and the frame around it moves to its addresses. */
const MOST_ELEMENTS_ON_THE_WAY = 500;

const here = visit();

/** The most elements that Chromium gave a new style at once while this was done. */
async function restyledBy(page: Page, act: () => Promise<void>): Promise<number> {
	await here.browser.startTracing(page, { categories: ["devtools.timeline"] });
	await act();
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
	const { traceEvents } = JSON.parse(String(await here.browser.stopTracing()));
	const counts = traceEvents
		.filter(({ name }: { name: string }) => name === "UpdateLayoutTree")
		.map(({ args }: { args: { elementCount?: number } }) => args.elementCount ?? 0);
	expect(counts.length).toBeGreaterThan(0);
	return Math.max(...counts);
}

async function openHome(): Promise<Page> {
	const { page } = here.tab;
	await page.goto(here.site.url);
	await wholePage(page);
	return page;
}
const pause = (page: Page) => page.getByRole("button", { name: ui.heroPause }).click();

async function follow(page: Page) {
	await page.locator('main a[href="/our-services/api-development"]').first().click();
	await page.waitForURL("**/api-development");
}

test("a click restyles what it changes, not the whole document", async () => {
	const page = await openHome();
	expect(await restyledBy(page, () => pause(page))).toBeLessThan(MOST_ELEMENTS);
});

test("so does the way to another page", async () => {
	const page = await openHome();
	expect(await restyledBy(page, () => follow(page))).toBeLessThan(MOST_ELEMENTS_ON_THE_WAY);
});

test.each([
	["a click", pause, MOST_ELEMENTS],
	["the way to another page", follow, MOST_ELEMENTS_ON_THE_WAY],
])("a rule that asks the root for its content is caught by %s", async (_, act, most) => {
	const page = await openHome();
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("html:has(.planted) main a { color: red }");
		document.adoptedStyleSheets.push(sheet);
	});
	expect(await restyledBy(page, () => act(page))).toBeGreaterThan(most);
});
