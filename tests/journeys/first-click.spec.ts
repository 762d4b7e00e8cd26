import type { Locator, Page } from "@playwright/test";
import ui from "#company/ui.json" with { type: "json" };
import { expect, test } from "../support/fixtures.ts";
import {
	enquiryType,
	errorSummary,
	field,
	fillForm,
	form,
	sendButton,
} from "../support/page/enquiry-page.ts";
import { holdScript, waitForStart } from "../support/page/interactive.ts";
import { SLIDES, slideName, TECHSTACK_PAGE } from "../support/page-copy.ts";

/**
 * The first click of a visitor counts, also on a button whose island has not started, and after a mistake
 * in the form.
 */

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
		hero.getByRole("button", { name: slideName(SLIDES - 1) }),
	);
	await expect(
		hero.locator("[aria-roledescription=slide]:visible:not([inert])"),
	).toHaveAccessibleName(slideName(SLIDES - 1));

	const tab = (index: number) => page.getByRole("tab").nth(index);
	await clickBeforeStart(page, TECHSTACK_PAGE, () => tab(1));
	await expect(tab(1)).toHaveAttribute("aria-selected", "true");
	await expect(tab(0)).toHaveAttribute("aria-selected", "false");
	await tab(1).press("ArrowRight");
	await expect(tab(1)).toHaveAttribute("aria-selected", "false");
	await page.keyboard.press("End");
	await expect(tab(-1)).toHaveAttribute("aria-selected", "true");
	await expect(page.getByRole("tabpanel").filter({ visible: true })).toHaveCount(1);
});

test("an island whose script does not arrive leaves the page as it was, and the owner's log names it", async ({
	page,
	site,
	enquiry,
	mailFrom,
	problems,
}) => {
	problems.allow(/request failed: .*\.js/, /Failed to (load|fetch)/, /error loading/i);
	await page.route(/enquiry-form-[^/]*\.js$/, (route) => route.abort());
	await page.goto("/contact");
	await field(page, "user_name").fill(enquiry.user_name);
	await expect
		.poll(() => site.output())
		.toMatch(/page\.part_failed.*"name":"form".*"page":"\/contact"/);
	const { user_name: _, ...rest } = enquiry;
	await fillForm(page, rest);
	// The browser sends the form itself.
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/enquiry-sent\?reference=/);
	await mailFrom(enquiry.user_email);
	expect(site.output()).not.toContain(enquiry.user_name);

	// No button is dead: the tabs are not there, and all that they would show is.
	await page.route(/\/techstack-tabs-[^/]*\.js$/, (route) => route.abort());
	await page.goto(TECHSTACK_PAGE);
	await page.locator("[data-name=techstack]").locator("> *").scrollIntoViewIfNeeded();
	await expect(page.locator("[data-name=techstack][data-failed]")).toBeAttached();
	await expect(page.getByRole("tab")).toHaveCount(0);
	const panels = page.getByRole("tabpanel");
	expect(await panels.count()).toBeGreaterThan(1);
	await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
});

const EVERY_ENGINE = ["@every-engine", "@release"];

/** Presses what is at the middle of an element for as long as people do. */
async function pressSlowly(target: Locator, touch: boolean) {
	const page = target.page();
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error("The element is not shown.");
	const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	if (!touch) {
		await page.mouse.move(point.x, point.y);
		return page.mouse.click(point.x, point.y, { delay: 90 });
	}
	const session = await page.context().newCDPSession(page);
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
	await page.waitForTimeout(90);
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const { pointer, width, name, mistake, tag } of [
	{ pointer: "touch", width: 390, name: "phone", mistake: "123", tag: [] },
	{ pointer: "mouse", width: 1440, name: "user_email", mistake: "x", tag: EVERY_ENGINE },
] as const) {
	test.describe(`with the ${pointer} at ${width} px`, { tag: [...tag] }, () => {
		test.use({ viewport: { width, height: 844 }, hasTouch: pointer === "touch" });

		test("the first click after a mistake in the form counts", async ({ context }) => {
			/** Makes a mistake in a field, and then presses something else. */
			const press = async (find: (page: Page) => Locator) => {
				const page = await context.newPage();
				await page.goto("/contact");
				await waitForStart(page);
				await field(page, name).pressSequentially(mistake);
				await pressSlowly(find(page), pointer === "touch");
				return page;
			};
			let page = await press((page) => enquiryType(page, "Career"));
			await expect(enquiryType(page, "Career")).toBeChecked();
			await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
			page = await press((page) => field(page, "message"));
			await expect(field(page, "message")).toBeFocused();
			page = await press(sendButton);
			await expect(errorSummary(page)).toBeFocused();
			page = await press((page) => form(page).getByRole("link"));
			await expect(page).toHaveURL("/privacy");
		});
	});
}
