import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { broken } from "#content/messages.json";
import { visit } from "../support/visit.ts";
import { wholePage } from "../support/whole-page.ts";

const here = visit();

const PLANTED = "planted by the test";

/** From now on the script of the privacy page throws when it is rendered. */
const breakPrivacy = (page: Page) =>
	page.route("**/assets/privacy-*.js", (route) =>
		route.fulfill({
			contentType: "text/javascript",
			body: `export const meta = () => [];
				export default function Page() { throw new Error("${PLANTED}"); }`,
		}),
	);
const told = (page: Page) => page.getByRole("heading", { level: 1, name: broken.heading });
const footer = (page: Page) => page.getByRole("contentinfo");

test("a page that throws says so between header and footer, and the next page opens", async () => {
	const { page, complaints } = here.tab;
	await breakPrivacy(page);
	await page.goto(`${here.site.url}/footer`);
	await wholePage(page);
	await footer(page)
		.getByRole("link", { name: /^Privacy/ })
		.click();
	await told(page).waitFor();
	await expect(page.getByRole("banner").isVisible()).resolves.toBe(true);
	await footer(page)
		.getByRole("link", { name: /^Security/ })
		.click();
	await page.getByRole("heading", { level: 1, name: "Security" }).waitFor();
	await expect(told(page).count()).resolves.toBe(0);
	expect(complaints.filter((text) => !text.includes(PLANTED))).toEqual([]);
});

test("a page whose script throws at the start is not left empty", async () => {
	const { page } = here.tab;
	await breakPrivacy(page);
	await page.goto(`${here.site.url}/privacy`);
	await told(page).waitFor();
});

test("a header that throws does not leave the page empty", async () => {
	const { page } = here.tab;
	await page.addInitScript((message) => {
		addEventListener("load", () => {
			window.matchMedia = () => {
				throw new Error(message);
			};
		});
	}, PLANTED);
	await page.goto(`${here.site.url}/privacy`);
	await told(page).waitFor();
	await page.getByRole("button", { name: broken.reload }).waitFor();
});
