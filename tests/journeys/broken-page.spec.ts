import type { Page } from "@playwright/test";
import brochures from "#company/pages/pdf.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";

const PLANTED = "planted by the test";
const brokenPage = (page: Page) => page.getByRole("heading", { level: 1, name: ui.brokenHeading });
const footer = (page: Page) => page.getByRole("contentinfo");

/**
 * Makes every page throw when it renders. The root route and the layout around the pages still work.
 * The component of a page is the default export of its route module.
 */
const breakPages = (page: Page) =>
	page.route(/\/assets\/(?!root|page-boundary).*\.js$/, async (route) => {
		const response = await route.fetch();
		const script = await response.text();
		await route.fulfill({
			response,
			body: `function planted() { throw new Error("${PLANTED}"); }
				${script.replace(/[\w$]+ as default/, "planted as default")}`,
		});
	});

test.beforeEach(({ problems }) => problems.allow(new RegExp(PLANTED)));

test("a page that throws shows an error between header and footer, and the next page works", async ({
	page,
	open,
}) => {
	await open("/footer");
	await breakPages(page);
	await footer(page)
		.getByRole("link", { name: /^Privacy/ })
		.click();
	await expect(brokenPage(page)).toBeVisible();
	await expect(page.getByRole("banner")).toBeVisible();
	await page.unrouteAll();
	await footer(page).getByRole("link", { name: brochures.name }).click();
	await expect(page.getByRole("heading", { level: 1, name: brochures.heading })).toBeVisible();
	await expect(brokenPage(page)).toHaveCount(0);
});

test("a page that throws during hydration shows an error", async ({ page, problems }) => {
	// React then re-renders the whole document, and Trusted Types block its inline scripts.
	problems.allow(/TrustedHTML/, /trusted-types/);
	await breakPages(page);
	await page.goto("/privacy");
	await page.keyboard.press("Shift");
	await expect(brokenPage(page)).toBeVisible();
});

test("a header that throws is replaced by an error page", async ({ page }) => {
	// As in a browser without popovers, where the selector of an open menu is a syntax error.
	await page.addInitScript((message) => {
		const { matches } = Element.prototype;
		Element.prototype.matches = function (this: Element, selector: string) {
			if (selector === ":popover-open") throw new Error(message);
			return matches.call(this, selector);
		} as Element["matches"];
	}, PLANTED);
	await page.goto("/privacy");
	await page.keyboard.press("Shift");
	await expect(brokenPage(page)).toBeVisible();
	await expect(page.getByRole("button", { name: ui.brokenReload })).toBeVisible();
});
