import type { Page } from "@playwright/test";
import { builtPages } from "../support/built-pages.ts";
import { expect, test } from "../support/fixtures.ts";
import { field, fillForm } from "../support/page/enquiry-page.ts";
import { holdScript } from "../support/page/interactive.ts";
import { prefills, SLIDES_PAGE, SOLUTION } from "../support/page-copy.ts";

const isHydrated = (page: Page) =>
	page.evaluate(() => "hydrated" in document.documentElement.dataset);
const whenHydrated = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const isScript = (url: string) => /\/assets\/framework-.*\.js$/.test(url);

test("without a reason the script is downloaded, but not run", async ({ page }) => {
	const scripts: string[] = [];
	page.on("requestfinished", (request) => {
		if (isScript(request.url())) scripts.push(request.url());
	});
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1_000);
	await page.goto("/contact");
	expect(scripts).toEqual([]);
	await page.clock.fastForward(60_000);
	await expect.poll(() => scripts.length).toBe(1);
	expect(await isHydrated(page)).toBe(false);
	await page.keyboard.press("Shift");
	await whenHydrated(page);
});

test("the script is downloaded in advance one file at a time", async ({ page }) => {
	const downloads = () =>
		page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name))
				.map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }))
				.sort((a, b) => a.start - b.start),
		);
	await page.goto("/contact");
	// It begins three seconds after the load event.
	await expect.poll(downloads, { timeout: 30_000 }).toHaveLength(3);
	const [first, second, third] = await downloads();
	expect(second?.start).toBeGreaterThanOrEqual(first?.end ?? Number.NaN);
	expect(third?.start).toBeGreaterThanOrEqual(second?.end ?? Number.NaN);
});

const ACTIVITIES: [name: string, act: (page: Page) => Promise<unknown>, tag?: string][] = [
	["a movement of the mouse", (page) => page.mouse.move(300, 200), "@release"],
	["a key", (page) => page.keyboard.press("Shift")],
	["scrolling", (page) => page.evaluate(() => scrollTo(0, 200))],
	["focus", (page) => page.getByRole("link").first().focus(), "@release"],
];

for (const [name, act, tag = []] of ACTIVITIES) {
	test(`${name} starts the page`, { tag }, async ({ page }) => {
		await page.goto(SOLUTION);
		await act(page);
		await whenHydrated(page);
	});
}

test("a form with a draft and one that a link fills in start by themselves", async ({
	page,
	open,
	enquiry,
}) => {
	await open("/contact");
	await fillForm(page, enquiry);
	await page.goto("/contact");
	await expect(field(page, "message")).toHaveValue(enquiry.message);
	await page.evaluate(() => sessionStorage.clear());
	await page.goto("/contact?consultation");
	await expect(field(page, "message")).toHaveValue(prefills.consultation.message);
});

test("a visitor who does nothing sees the slides change", async ({ page }) => {
	test.skip(!builtPages.includes(SLIDES_PAGE), "no offering has slides");
	await page.goto(SLIDES_PAGE);
	const shown = page.locator("[aria-roledescription=slide]:visible:not([inert])");
	await expect(shown).toHaveAccessibleName(/^Slide 2 of/, { timeout: 30_000 });
});

test("the visitor's first activity lays out the page below the viewport", async ({ page }) => {
	await page.goto("/");
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	const skipped = () =>
		page
			.locator("#contact form")
			.evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
	expect(await skipped()).toBe(false);
	const estimated = await height();
	await page.keyboard.press("Shift");
	await expect.poll(skipped).toBe(true);
	expect(await height()).not.toBe(estimated);
});

test("a link to a section below the first view arrives at its section", async ({ page }) => {
	await page.goto("/#contact");
	const top = async () => (await page.locator("#contact").boundingBox())?.y;
	await whenHydrated(page);
	const arrived = await top();
	expect(Math.abs(arrived ?? Number.NaN)).toBeLessThan(200);
	await page.keyboard.press("Shift");
	expect(await top()).toBe(arrived);
});

test("Back from another document returns to the place below the first view", async ({
	page,
	open,
}) => {
	await open("/");
	await page.locator("#whoweare").evaluate((section) => {
		section.scrollIntoView({ behavior: "instant" });
	});
	const place = await scrollTop(page);
	expect(place).toBeGreaterThan(2_000);
	await page.goto("/privacy");
	await page.goBack();
	await whenHydrated(page);
	await expect.poll(() => scrollTop(page)).toBe(place);
});

/** Opens the home page without its script, and scrolls. Returns a function that lets scripts pass. */
async function scrollBeforeStart(page: Page): Promise<() => void> {
	const release = await holdScript(page);
	await page.goto("/");
	await page.keyboard.press("Shift");
	await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
	return release;
}

test("Back returns to the place of a visitor who left before the page had started", {
	tag: "@every-engine",
}, async ({ page }) => {
	const release = await scrollBeforeStart(page);
	const place = await scrollTop(page);
	expect(place).toBeGreaterThan(2_000);
	await page.goto("/privacy");
	release();
	await page.goBack();
	await whenHydrated(page);
	await expect.poll(() => scrollTop(page)).toBe(place);
});

test("a reload begins at the top for a visitor whose page had not started", {
	tag: "@every-engine",
}, async ({ page }) => {
	const release = await scrollBeforeStart(page);
	await page.reload();
	expect(await scrollTop(page)).toBe(0);
	release();
	await page.keyboard.press("Shift");
	await whenHydrated(page);
	expect(await scrollTop(page)).toBe(0);
});
