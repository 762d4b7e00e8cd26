import type { Page } from "@playwright/test";
import { expect, test } from "../../support/fixtures.ts";
import { seenTransitions, watchTransitions } from "../../support/page/view-transitions.ts";

const background = (page: Page) =>
	page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test("the theme switch changes the colours, and the next load has them from the first paint", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	await open("/privacy");
	const light = await background(page);
	await page.getByRole("button", { name: "Colour theme: light" }).click();
	await expect(page.getByRole("button", { name: "Colour theme: dark" })).toBeVisible();
	const dark = await background(page);
	expect(dark).not.toBe(light);
	// No script file ever comes.
	await page.route("**/*.js", () => {});
	await page.reload({ waitUntil: "commit" });
	await page.waitForSelector("h1", { state: "attached" });
	expect(await background(page)).toBe(dark);
});

test.describe("on a system in dark mode", () => {
	test.use({ colorScheme: "dark" });

	test("the site is dark until the visitor chooses the light theme", async ({ page, open }) => {
		await open("/privacy");
		const dark = await background(page);
		await page.getByRole("button", { name: "Colour theme: dark" }).click();
		await expect(page.getByRole("button", { name: "Colour theme: light" })).toBeVisible();
		expect(await background(page)).not.toBe(dark);
	});
});

test("each client is named once, and the moving logos stop at the visitor's word", async ({
	page,
	open,
}) => {
	await open("/");
	const logos = page.getByRole("region", { name: "Clients and Partners" }).getByRole("img");
	const names = await logos.evaluateAll((images) =>
		images.map((image) => image.getAttribute("alt")),
	);
	expect(names.length).toBeGreaterThan(0);
	expect(new Set(names).size).toBe(names.length);
	await page.getByRole("button", { name: "Pause moving logos" }).click();
	await expect(page.getByRole("button", { name: "Start moving logos" })).toBeVisible();
	const offset = () => logos.first().evaluate((logo) => logo.getBoundingClientRect().left);
	const nextOffset = () => page.evaluate(() => new Promise(requestAnimationFrame)).then(offset);
	// The browser pauses an animation with a later frame.
	await expect.poll(async () => (await offset()) === (await nextOffset())).toBe(true);
	const paused = await offset();
	for (let frame = 0; frame < 5; frame++) expect(await nextOffset()).toBe(paused);
});

test("the techstack of home has at most one group open", async ({ page, open }) => {
	await open("/");
	const stack = page.locator("#techstack");
	const header = (name: string) => stack.locator("summary, button", { hasText: name }).first();
	const technology = (name: string) => stack.getByText(name, { exact: true });
	await header("Backend").click();
	await expect(technology("SQL Server")).toBeVisible();
	await header("Frontend").click();
	await expect(technology("Tailwind CSS")).toBeVisible();
	await expect(technology("SQL Server")).toBeHidden();
	await header("Cloud").click();
	await expect(technology("Tailwind CSS")).toBeHidden();
	await expect(stack.getByText("Google Cloud Platform").first()).toBeVisible();
});

test("a card grows into the hero of its page", async ({ page, open }) => {
	await open("/");
	await watchTransitions(page);
	await page.locator("#whatwedo").getByRole("link").first().click();
	await expect(page).toHaveURL(/real-estate-software-company$/);
	await expect.poll(() => seenTransitions(page)).toContain("::view-transition-group(subject)");
});

/** How many elements move with the scroll, as they come into view. */
const arriving = (page: Page) =>
	page.evaluate(
		() =>
			document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length,
	);

test("cards slide into place as they come into view", async ({ page, open }) => {
	await open("/");
	expect(await arriving(page)).toBeGreaterThan(10);
});

test.describe("for a visitor who asks for less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("cards stand still", async ({ page, open }) => {
		await open("/");
		expect(await arriving(page)).toBe(0);
	});
});
