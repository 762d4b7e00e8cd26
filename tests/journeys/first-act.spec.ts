import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { enquiryType, field } from "../support/page/enquiry-page.ts";
import { prefills, SOLUTION, vacancy } from "../support/page-copy.ts";

/**
 * A link that prefills the form must work at any moment after the visitor's first activity: before,
 * during and after hydration.
 */
const DELAYS_MS = [0, 50, 150, 400, 800, 1500];
/** All other cases run only before a release. */
const isDaily = (path: string, delay: number, isSlow: boolean) =>
	path === "/" && delay === 50 && !isSlow;

const LINKS = [
	...(vacancy ? [{ name: "the Apply link", path: "/", ...prefills.apply }] : []),
	{ name: "the consultation link", path: SOLUTION, ...prefills.consultation },
];

/** Clicks the link without hovering or focusing it first. */
async function clickAfter(page: Page, link: Locator, delay: number) {
	await page.keyboard.press("Shift");
	await page.waitForTimeout(delay);
	await link.evaluate((element: HTMLElement) => element.click());
}

for (const { name, path, link, type, message } of LINKS) {
	for (const delay of DELAYS_MS) {
		for (const isSlow of [false, true]) {
			test(`${name} prefills the form ${delay} ms after the first key${isSlow ? " on a slow phone" : ""}`, {
				tag: isDaily(path, delay, isSlow) ? [] : "@release",
			}, async ({ page, slowDown }) => {
				if (isSlow) await slowDown();
				await page.goto(path);
				await clickAfter(page, page.getByRole("link", { name: link }), delay);
				await expect(enquiryType(page, type)).toBeChecked();
				await expect(field(page, "message")).toHaveValue(message);
			});
		}
	}
}
