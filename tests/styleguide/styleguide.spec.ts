import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { type Browser, test as base, expect, type Locator, type Page } from "@playwright/test";
import { axeFindings } from "#lab/accessibility/judges/axe.ts";
import { watchPages } from "../support/page/page-problems.ts";
import { ORIGIN, openGuide, serveGuide, showOnly } from "./guide.ts";

const BASELINES = "tests/styleguide/baselines";
const GROUPS = [
	"controls",
	"frame-and-type",
	"heroes",
	"cards",
	"page-sections",
	"home-sections",
	"forms",
];
/** Only one view is captured at full size, to compare the text; the others are scaled down. */
const VIEWS = [
	{ width: 1440, colorScheme: "light", deviceScaleFactor: 0.5 },
	{ width: 1440, colorScheme: "dark", deviceScaleFactor: 0.5 },
	{ width: 360, colorScheme: "light", deviceScaleFactor: 1 },
	{ width: 360, colorScheme: "dark", deviceScaleFactor: 0.5 },
] as const;
/** The styleguide repeats components, so their landmarks are not unique. */
const DUPLICATE_LANDMARK = /^axe landmark-unique:/;

const test = base.extend({
	page: async ({ context, page }, use) => {
		const problems = await watchPages(context, ORIGIN);
		await serveGuide(context);
		// Makes the order of the slides deterministic.
		await page.addInitScript(() => {
			Math.random = () => 0.5;
		});
		await openGuide(page);
		await use(page);
		expect(problems.found()).toEqual([]);
	},
});

/** Text rendering differs between major versions of Chromium, so each has its own baselines. */
const majorOf = (browser: Browser) => Number.parseInt(browser.version(), 10);

test.describe.configure({ mode: "default", timeout: 300_000 });

test.beforeAll(async () => {
	const vite = ["node_modules/vite/bin/vite.js", "build", "--config"];
	await promisify(execFile)(process.execPath, [...vite, "site/styleguide/vite.config.ts"]);
});

async function compareBaselines(page: Page, view: string, major: number) {
	const compare = (what: Locator, name: string) =>
		expect.soft(what).toHaveScreenshot([`chromium-${major}`, `${name}.${view}.png`]);

	for (const group of GROUPS) {
		await showOnly(page, group);
		await compare(page.locator(`[data-group="${group}"]`), group);
	}

	await showOnly(page, "forms");
	const modal = view.endsWith("light") ? "SentModal" : "FailedModal";
	await page.getByRole("button", { name: modal }).click();
	await compare(page.getByRole("dialog"), "modal");
	await page.keyboard.press("Escape");

	await showOnly(page, "frame-and-type");
	const menuButton = view.startsWith("360") ? "Open menu" : "What we do";
	await page.getByRole("button", { name: menuButton }).click();
	for (const row of view.startsWith("360") ? ["What we do", "Solutions"] : []) {
		await page.locator(":popover-open summary", { hasText: row }).first().click();
	}
	await compare(page.locator(":popover-open"), "menu");
}

for (const { width, colorScheme, deviceScaleFactor } of VIEWS) {
	test.describe(`at ${width} px, ${colorScheme}`, { tag: "@release" }, () => {
		test.use({
			viewport: { width, height: 900 },
			deviceScaleFactor,
			colorScheme,
			contextOptions: { reducedMotion: "reduce" },
		});

		test.beforeEach(async ({ page }) => {
			await page.getByRole("button", { name: /^EnquiryForm refused/ }).click();
			await page.mouse.move(0, 0);
		});

		test("axe reports no violations in the styleguide", async ({ page }) => {
			const findings = await axeFindings(page);
			expect(findings.filter((finding) => !DUPLICATE_LANDMARK.test(finding))).toEqual([]);
		});

		test("every component matches its baseline", async ({ page, browser }, testInfo) => {
			const major = majorOf(browser);
			test.skip(
				!existsSync(`${BASELINES}/chromium-${major}`) && testInfo.config.updateSnapshots !== "all",
				`${BASELINES} has no baselines for Chromium ${major}.`,
			);
			await compareBaselines(page, `${width}-${colorScheme}`, major);
		});
	});
}
