import type { Locator, Page } from "@playwright/test";
import ui from "#company/ui.json" with { type: "json" };
import { demoPages } from "#content/demo-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { holdScript } from "../support/page/interactive.ts";
import { SLIDES, TECHSTACK_PAGE } from "../support/page-copy.ts";

/** The first click of a visitor counts, also on a button whose island has not started. */

const demo = demoPages.find(({ route }) => route === TECHSTACK_PAGE);

async function clickBeforeStart(page: Page, path: string, find: () => Locator) {
	const release = await holdScript(page);
	await page.goto(path);
	await find().click();
	release();
}

test("a click on a button before its island has started counts", { tag: "@every-engine" }, async ({
	page,
}) => {
	// Moves each slide to another position than the one that it has in the HTML.
	await page.addInitScript(() => {
		Math.random = () => 0;
	});
	const hero = page.locator("[aria-roledescription=carousel]");
	await clickBeforeStart(page, "/", () => hero.getByRole("button", { name: ui.heroPause }));
	await expect(hero.getByRole("button", { name: ui.heroPlay })).toBeVisible();

	await clickBeforeStart(page, "/", () =>
		hero.getByRole("button", { name: new RegExp(`^Slide ${SLIDES - 1} of`) }),
	);
	await expect(
		hero.locator("[aria-roledescription=slide]:visible:not([inert])"),
	).toHaveAccessibleName(new RegExp(`^Slide ${SLIDES - 1} of`));

	const tab = (name: string) => page.getByRole("tab", { name });
	await clickBeforeStart(page, TECHSTACK_PAGE, () => tab("Backend"));
	await expect(tab("Backend")).toHaveAttribute("aria-selected", "true");
	await expect(tab("Frontend")).toHaveAttribute("aria-selected", "false");
	await tab("Backend").press("ArrowRight");
	await expect(tab("Backend")).toHaveAttribute("aria-selected", "false");
	await page.keyboard.press("End");
	await expect(tab("Power Apps")).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveCount(1);
});

test("an island whose script does not arrive, or fails, leaves the page as it was, and the owner's log names it", async ({
	page,
	site,
	enquiry,
	mailFrom,
	problems,
}) => {
	problems.allow(/request failed: .*\.js/, /Failed to (load|fetch)/, /error loading/i, /planted/);
	await page.route(/enquiry-form-[^/]*\.js$/, (route) => route.abort());
	await page.goto("/contact");
	await page.getByRole("textbox", { name: /^Name/ }).fill(enquiry.user_name);
	await expect
		.poll(() => site.output())
		.toMatch(/page\.part_failed.*"name":"form".*"page":"\/contact"/);
	await page.getByRole("textbox", { name: /^Email/ }).fill(enquiry.user_email);
	await page.getByRole("radio", { name: enquiry.enquiryType }).check();
	await page.getByRole("textbox", { name: /^Message/ }).fill(enquiry.message);
	// The browser sends the form itself.
	await page.getByRole("button", { name: /^Send/ }).click();
	await expect(page).toHaveURL("/enquiry-sent");
	await mailFrom(enquiry.user_email);
	expect(site.output()).not.toContain(enquiry.user_name);

	if (!demo) return;
	const script = new RegExp(`/${demo.demo.demo}-[^/]*\\.js$`);
	await page.route(script, (route) =>
		route.fulfill({ contentType: "text/javascript", body: `throw new TypeError("planted")` }),
	);
	await page.goto(demo.route);
	await page.getByRole("region", { name: demo.demo.heading }).scrollIntoViewIfNeeded();
	await expect
		.poll(() => site.output())
		.toMatch(/page\.part_failed.*"name":"demo".*"kind":"TypeError"/);
	await expect(page.getByRole("heading", { name: demo.demo.heading })).toBeVisible();
	await expect(page.getByRole("tab").first()).toBeVisible();
});
