import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { holdResponses, waitForHydration } from "../support/page/interactive.ts";
import { demoHeadingAt, nameAt, SERVICE } from "../support/page-copy.ts";

const OWN_SHEET = /\/assets\/page-[^/]*\.css$/;
const WHOLE_SHEET = /\/assets\/style-[^/]*\.css$/;

/** Runs in the page. Notes what starts a transition; in parts that are not laid out, none would end. */
function watchTransitions() {
	const running = new Set<string>();
	addEventListener("transitionrun", ({ propertyName }) => running.add(propertyName), true);
	Object.assign(window, {
		transitions: () => {
			for (const one of document.getAnimations()) {
				if (one instanceof CSSTransition) running.add(one.transitionProperty);
			}
			return [...running];
		},
	});
}

// A script that asks for a style before the style sheet has arrived would start transitions from it.
test("nothing fades in from the colours of the browser when the style sheet is late", {
	tag: "@every-engine",
}, async ({ page }) => {
	await page.addInitScript(watchTransitions);
	const arrive = await holdResponses(page, OWN_SHEET);
	await page.goto("/", { waitUntil: "commit" });
	await expect.poll(() => page.evaluate(() => document.readyState)).toBe("interactive");
	arrive();
	await page.waitForLoadState();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const transitions = () =>
		page.evaluate(() => (window as unknown as { transitions(): string[] }).transitions());
	expect(await transitions()).toEqual([]);

	// From the first activity on, what is under the pointer fades as always.
	await page.keyboard.press("Shift");
	await page.getByRole("contentinfo").getByRole("link").first().hover();
	await expect.poll(transitions).not.toEqual([]);
});

/** The places and sizes of what the main part of the page shows above its demo, which loads late. */
const layoutOf = (page: Page, path: string) =>
	page.getByRole("heading", { name: demoHeadingAt(path) }).evaluate(async (demo) => {
		const main = demo.closest("main");
		if (!main) throw new Error("The demo is not in the main part of the page.");
		// The caret of a line moves while it is typed.
		const typing = [...main.querySelectorAll("typed-line")].flatMap((line) =>
			line.getAnimations({ subtree: true }),
		);
		await Promise.allSettled(typing.map(({ finished }) => finished));
		const { top } = main.getBoundingClientRect();
		return [...main.querySelectorAll("*")]
			.filter((one) => one.compareDocumentPosition(demo) === Node.DOCUMENT_POSITION_FOLLOWING)
			.map((one) => {
				const { x, y, width, height } = one.getBoundingClientRect();
				return `${one.tagName} ${x} ${y - top} ${width} ${height}`;
			});
	});

test("a page looks the same after a click as when it is opened", {
	tag: "@every-engine",
}, async ({ page, open }) => {
	await open(SERVICE);
	const opened = await layoutOf(page, SERVICE);
	expect(opened.length).toBeGreaterThan(50);
	await open("/contact");
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: nameAt(SERVICE) })
		.click();
	await expect(page).toHaveURL(SERVICE);
	await expect.poll(() => layoutOf(page, SERVICE)).toEqual(opened);
});

test("what other pages need of the styles comes with the script and delays nothing", {
	tag: "@every-engine",
}, async ({ page }) => {
	const requested: string[] = [];
	page.on("request", (request) => requested.push(request.url()));
	const wasRequested = () => requested.some((url) => WHOLE_SHEET.test(url));
	const arrive = await holdResponses(page, WHOLE_SHEET);
	await page.goto("/contact");
	expect(requested.some((url) => OWN_SHEET.test(url))).toBe(true);
	expect(wasRequested()).toBe(false);

	await page.keyboard.press("Shift");
	await waitForHydration(page);
	expect(wasRequested()).toBe(true);
	const rules = () =>
		page.evaluate(() =>
			[...document.styleSheets]
				.filter(({ media }) => matchMedia(media.mediaText).matches)
				.reduce((total, { cssRules }) => total + cssRules.length, 0),
		);
	const before = await rules();
	arrive();
	await expect.poll(rules).toBeGreaterThan(before);
});
