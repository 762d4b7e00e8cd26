import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { enquiryType, field } from "../support/page/enquiry-page.ts";

/**
 * The first act of a visitor always counts: a link that carries an intent works at any moment
 * after the page has loaded, whatever script has done by then.
 */
const DELAYS_MS = [0, 150, 400, 800, 1500, 3000];
/** All others belong to a release. */
const isDaily = (delay: number, isSlow: boolean) => delay === 0 || (delay === 800 && !isSlow);

const LINKS = [
	{
		name: "Apply",
		path: "/",
		link: (page: Page) => page.getByRole("link", { name: /^Apply for Front-end Developer/ }),
		type: "Career",
		text: /Front-end Developer/,
	},
	{
		name: "the half-hour consultation",
		path: "/what-we-do/cloud-services",
		link: (page: Page) => page.getByRole("link", { name: /half-hour consultation/ }),
		type: "Software Solutions",
		text: /half-hour/,
	},
];

/** Follows the link with no movement of the pointer and no focus before. */
async function followAfter(page: Page, link: Locator, delay: number) {
	await page.waitForTimeout(delay);
	await link.evaluate((element: HTMLElement) => element.click());
}

for (const { name, path, link, type, text } of LINKS) {
	for (const delay of DELAYS_MS) {
		for (const isSlow of [false, true]) {
			test(`${name} counts ${delay} ms after load${isSlow ? " on a slow phone" : ""}`, {
				tag: isDaily(delay, isSlow) ? [] : "@release",
			}, async ({ page, slowDown }) => {
				if (isSlow) await slowDown();
				await page.goto(path);
				await followAfter(page, link(page), delay);
				await expect(enquiryType(page, type)).toBeChecked();
				await expect(field(page, "message")).toHaveValue(text);
			});
		}
	}
}
