import ui from "#company/ui.json" with { type: "json" };
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { expect, test } from "../support/fixtures.ts";
import { errorSummary, fillForm, form, sendButton } from "../support/page/enquiry-page.ts";
import { filmedSlide, filmPlayed } from "../support/page/hero-film.ts";
import { nameAt, SERVICE } from "../support/page-copy.ts";

const PHONE = { width: 360, height: 740 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("axe reports no violations in the open menu", { tag: "@release" }, async ({ page, open }) => {
	await open("/privacy");
	await page.getByRole("button", { name: ui.menuWhatWeDo }).click();
	await expect(page.getByRole("list", { name: ui.menuServices, exact: true })).toBeVisible();
	expect(await axeFindings(page)).toEqual([]);
});

test.describe("on a phone", () => {
	test.use({ viewport: PHONE });

	test("axe reports no violations in the open menu with Services expanded", async ({
		page,
		open,
	}) => {
		await open("/privacy");
		await page.getByRole("button", { name: ui.menuOpen }).click();
		const menu = page.getByRole("navigation", { name: ui.mobileNavigation });
		await menu.getByText(ui.menuWhatWeDo, { exact: true }).click();
		await menu.getByText(ui.menuServices, { exact: true }).click();
		await expect(menu.getByRole("link", { name: nameAt(SERVICE) })).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
	});

	test("axe reports no violations in the form with errors", async ({ page, open }) => {
		await open("/contact");
		await sendButton(page).click();
		await expect(errorSummary(page)).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
	});
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`axe reports no violations in the page for a refused enquiry in ${colorScheme} mode`, {
		tag: colorScheme === "dark" ? "@release" : [],
	}, async ({ page, enquiry, problems }) => {
		problems.allow(/status 400/, /status of 400/);
		await page.emulateMedia({ colorScheme });
		await page.goto("/enquiry-failed");
		await form(page).evaluate((element: HTMLFormElement) => {
			element.noValidate = true;
		});
		await fillForm(page, { ...enquiry, user_email: "not an address" });
		await sendButton(page).click();
		await expect(errorSummary(page).getByRole("link")).toBeFocused();
		expect(await axeFindings(page)).toEqual([]);
	});
}

for (const [result, status] of [
	["success", 200],
	["failure", 500],
] as const) {
	test(`axe reports no violations in the ${result} modal`, {
		tag: result === "success" ? "@release" : [],
	}, async ({ page, open, enquiry, problems }) => {
		problems.allow(/status 500/, /status of 500/);
		await open("/contact");
		await page.route(`**${SEND_FORM_PATH}`, (route) => route.fulfill({ status, body: "" }));
		await fillForm(page, enquiry);
		await sendButton(page).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		expect(await axeFindings(page)).toEqual([]);
	});
}

test("axe reports no violations in the hero at the end of its film", {
	tag: "@release",
}, async ({ page, open }) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await open("/");
	await filmedSlide(page).click();
	await filmPlayed(page);
	expect(await axeFindings(page)).toEqual([]);
});
