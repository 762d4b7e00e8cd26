import { existsSync } from "node:fs";
import { defineConfig, type Project, webkit } from "@playwright/test";
import { installedFirefox } from "#tools/browser.ts";
import daily, { chromium } from "./playwright.config.ts";

/** Tests with this tag run in every engine; all others run only in Chromium. */
const EVERY_ENGINE = /@every-engine/;

const firefoxPath = installedFirefox();
/** Mozilla's own Firefox over WebDriver BiDi, not the patched build that Playwright downloads. */
const firefox: Project = {
	name: "firefox",
	grep: EVERY_ENGINE,
	use: {
		browserName: "firefox",
		channel: "moz-firefox",
		launchOptions: { executablePath: firefoxPath },
	},
};

const webKit: Project = { name: "webkit", grep: EVERY_ENGINE, use: { browserName: "webkit" } };
const hasWebKit = existsSync(webkit.executablePath());

// Every worker loads this file; log only in the main process.
if (process.env.TEST_WORKER_INDEX === undefined) {
	if (!firefoxPath) console.log("Firefox is not installed: skipping its tests.");
	if (!hasWebKit) {
		console.log("Playwright's WebKit is not installed: skipping its tests.");
	}
}

/**
 * Runs the checks before a release: the tests tagged @release, those tagged @every-engine in the other
 * engines, and the accessibility of every page, state and demo.
 */
export default defineConfig(daily, {
	grep: /@release/,
	grepInvert: /^$/,
	timeout: 300_000,
	outputDir: "build/playwright-release",
	expect: { timeout: 20_000 },
	projects: [
		...(firefoxPath ? [firefox] : []),
		...(hasWebKit ? [webKit] : []),
		{
			name: "accessibility",
			testDir: "lab/accessibility",
			grep: /./,
			use: { ...chromium, contextOptions: { reducedMotion: "reduce" } },
		},
	],
	reporter: [["list"], ["json", { outputFile: "reports/playwright-release.json" }]],
});
