import type { Page } from "@playwright/test";
import home from "#company/pages/home.json" with { type: "json" };
import partners from "#company/partners.json" with { type: "json" };
import { FEWEST_ON_BELT } from "#site/sections/partner-marquee/fewest-on-belt.ts";
import { expect, test } from "../../support/fixtures.ts";

/** Waits for the body: at the commit of a navigation the parser may not have reached it. */
const background = (page: Page) =>
	page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);

test("the theme switch changes the colours, and the next page load applies them before any script file loads", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	await open("/privacy");
	const light = await background(page);
	await page.getByRole("button", { name: "Colour theme: light" }).click();
	await expect(page.getByRole("button", { name: "Colour theme: dark" })).toBeVisible();
	const dark = await background(page);
	expect(dark).not.toBe(light);
	// Blocks all script files.
	await page.route("**/*.js", () => {});
	await page.reload({ waitUntil: "commit" });
	// The style sheet may arrive after the HTML. No script can change the theme after it.
	await expect.poll(() => background(page)).toBe(dark);
});

test.describe("on a system in dark mode", () => {
	test.use({ colorScheme: "dark" });

	test("the switch names the dark theme before any activity of the visitor", async ({ page }) => {
		await page.goto("/privacy");
		await expect(page.getByRole("button", { name: "Colour theme: dark" })).toBeVisible();
		await expect(page.getByRole("button", { name: "Colour theme: light" })).toBeHidden();
	});

	test("the site is dark until the visitor selects the light theme", async ({ page, open }) => {
		await open("/privacy");
		const dark = await background(page);
		await page.getByRole("button", { name: "Colour theme: dark" }).click();
		await expect(page.getByRole("button", { name: "Colour theme: light" })).toBeVisible();
		expect(await background(page)).not.toBe(dark);
	});
});

test("each client is named once, and the moving logos can be paused", async ({ page, open }) => {
	test.skip(partners.length < FEWEST_ON_BELT, "fewer logos stand still");
	await open("/");
	const logos = page.getByRole("region", { name: home.partners.heading }).getByRole("img");
	const names = await logos.evaluateAll((images) =>
		images.map((image) => image.getAttribute("alt")),
	);
	expect(names.length).toBeGreaterThan(0);
	expect(new Set(names).size).toBe(names.length);
	await page.getByRole("button", { name: "Pause moving logos" }).click();
	await expect(page.getByRole("button", { name: "Start moving logos" })).toBeVisible();
	const offset = () => logos.first().evaluate((logo) => logo.getBoundingClientRect().left);
	const nextOffset = () => page.evaluate(() => new Promise(requestAnimationFrame)).then(offset);
	// The browser pauses an animation in a later frame.
	await expect.poll(async () => (await offset()) === (await nextOffset())).toBe(true);
	const paused = await offset();
	for (let frame = 0; frame < 5; frame++) expect(await nextOffset()).toBe(paused);
});

test("the home techstack has at most one open group", async ({ page, open }) => {
	await open("/");
	const stack = page.locator("#techstack");
	const header = (name: string) => stack.locator("summary, button", { hasText: name }).first();
	const technology = (name: string) => stack.getByText(name, { exact: true });
	await expect(technology("SQL Server")).toBeVisible();
	await header("Frontend").click();
	await expect(technology("Tailwind CSS")).toBeVisible();
	await expect(technology("SQL Server")).toBeHidden();
	await header("Cloud").click();
	await expect(technology("Tailwind CSS")).toBeHidden();
	await expect(stack.getByText("Google Cloud Platform").first()).toBeVisible();
});

/** The number of scroll-driven animations. */
const scrollAnimations = (page: Page) =>
	page.evaluate(
		() =>
			document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length,
	);

test("cards slide into place as they scroll into view", async ({ page, open }) => {
	await open("/");
	expect(await scrollAnimations(page)).toBeGreaterThan(10);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("cards do not move", { tag: "@release" }, async ({ page, open }) => {
		await open("/");
		expect(await scrollAnimations(page)).toBe(0);
	});
});
