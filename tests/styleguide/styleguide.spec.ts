import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Locator, type Page, type Route } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { watchPages } from "../support/page/page-problems.ts";

const BASELINES = "tests/styleguide/baselines";
const ORIGIN = "http://styleguide.test";

/** The styleguide repeats components, so their landmarks are not unique. */
const DUPLICATE_LANDMARK = /^axe landmark-unique:/;

/**
 * A flat-colour SVG with the aspect ratio of a picture such as /art/cloud-wide-night-1280.avif, and a hue
 * of its own: the baselines compare which picture is shown and its position.
 */
function placeholder(path: string): string {
	const name = path.replace(/-\d+\.\w+$/, "").slice("/art/".length);
	const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
	const height = name.includes("-wide") ? 734 : 1000;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 ${height}" width="1600" height="${height}">
		<path fill="hsl(${hue} 60% ${name.endsWith("-night") ? 25 : 70}%)" d="M240 ${height - 100}V200h1120v${height - 300}z"/>
	</svg>`;
}

/** Serves the styleguide from its build and from company/public/, without a server. */
function serve(route: Route) {
	const { pathname } = new URL(route.request().url());
	if (pathname.startsWith("/art/")) {
		return route.fulfill({ contentType: "image/svg+xml", body: placeholder(pathname) });
	}
	const files = ["build/styleguide", "company/public"].map((folder) => join(folder, pathname));
	const path = files.find((file) => existsSync(file));
	return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
}

/** Forces the hover, focus and active states of the marked elements. */
async function forceStates(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument", { depth: 0 });
	for (const [state, ...others] of [["hover"], ["focus", "focus-visible"], ["active", "hover"]]) {
		const selector = `[data-force="${state}"] :is(a, button)`;
		const found = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
		const forcedPseudoClasses = [`${state}`, ...others];
		for (const nodeId of found.nodeIds)
			await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
	}
}

/** Loads every picture, including those below the viewport, and pins the chosen sources. */
const loadPictures = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all(
			[...document.images].map(async (image) => {
				image.loading = "eager";
				// Otherwise the page may be painted before the picture is decoded.
				image.decoding = "sync";
				await image.decode();
				// A screenshot resizes the viewport, so the browser could choose another source.
				const { currentSrc } = image;
				for (const source of image.parentElement?.querySelectorAll("source") ?? []) source.remove();
				image.removeAttribute("srcset");
				image.src = currentSrc;
				await image.decode();
			}),
		);
	});

/** Hides all groups but one, because the browser may not paint all of a very long page. */
const showOnly = (page: Page, group: string) =>
	page.evaluate((name) => {
		for (const other of document.querySelectorAll<HTMLElement>("[data-group]")) {
			other.hidden = other.dataset.group !== name;
		}
		scrollTo({ top: 0, behavior: "instant" });
	}, group);

const test = base.extend({
	page: async ({ context, page }, use) => {
		const problems = await watchPages(context, ORIGIN);
		await context.route(`${ORIGIN}/**`, serve);
		// Makes the order of the slides deterministic.
		await page.addInitScript(() => {
			Math.random = () => 0.5;
		});
		await page.goto(`${ORIGIN}/index.html`);
		await page.getByRole("heading", { name: "SiteHeader" }).waitFor();
		// The controls of the demo wait until it comes near the viewport.
		const demo = page.locator("[data-specimen=pagesection-demo]");
		await demo.scrollIntoViewIfNeeded();
		await demo.locator("[data-controls]").waitFor();
		await loadPictures(page);
		await forceStates(page);
		await page.getByRole("button", { name: /^EnquiryForm refused/ }).click();
		await page.mouse.move(0, 0);
		await use(page);
		expect(problems.found()).toEqual([]);
	},
});

test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
	const vite = ["node_modules/vite/bin/vite.js", "build", "--config"];
	await promisify(execFile)(process.execPath, [...vite, "site/styleguide/vite.config.ts"]);
});

/** One view is captured at full size, to compare the text; the other is scaled down. */
const VIEWS = [
	{ width: 1440, colorScheme: "dark", deviceScaleFactor: 0.5, modal: "FailedModal" },
	{ width: 360, colorScheme: "light", deviceScaleFactor: 1, modal: "SentModal" },
] as const;

for (const { width, colorScheme, deviceScaleFactor, modal } of VIEWS) {
	test.describe(`at ${width} px, ${colorScheme}`, { tag: "@release" }, () => {
		test.use({
			viewport: { width, height: 900 },
			deviceScaleFactor,
			colorScheme,
			contextOptions: { reducedMotion: "reduce" },
		});

		test("axe reports no violations, and every component matches its baseline", async ({
			page,
			browser,
		}, { config }) => {
			const findings = await axeFindings(page);
			expect(findings.filter((finding) => !DUPLICATE_LANDMARK.test(finding))).toEqual([]);

			// Text rendering differs between major versions of Chromium, so each has its own baselines.
			const major = `chromium-${Number.parseInt(browser.version(), 10)}`;
			const isMissing = !existsSync(join(BASELINES, major)) && config.updateSnapshots !== "all";
			test.skip(isMissing, `${BASELINES} has none for ${major}.`);
			const compare = (what: Locator, name: string) =>
				expect.soft(what).toHaveScreenshot([major, `${name}.${width}-${colorScheme}.png`]);

			const groups = await page
				.locator("[data-group]")
				.evaluateAll((all) => all.map((one) => one.getAttribute("data-group") ?? ""));
			expect(groups.length).toBeGreaterThan(5);
			for (const group of groups) {
				await showOnly(page, group);
				await compare(page.locator(`[data-group="${group}"]`), group);
			}
			await showOnly(page, "forms");
			await page.getByRole("button", { name: modal }).click();
			await compare(page.getByRole("dialog"), "modal");
			await page.keyboard.press("Escape");

			await showOnly(page, "frame-and-type");
			const isPhone = width === 360;
			await page.getByRole("button", { name: isPhone ? "Open menu" : "What we do" }).click();
			for (const row of isPhone ? ["What we do", "Solutions"] : []) {
				await page.locator(":popover-open summary", { hasText: row }).first().click();
			}
			await compare(page.locator(":popover-open"), "menu");
		});
	});
}
