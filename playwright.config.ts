import { existsSync } from "node:fs";
import { defineConfig, type Project, webkit } from "@playwright/test";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";
import { installedFirefox } from "#tools/browser/installed-firefox.ts";

/** A few journeys run in every engine; all other tests run in Chromium alone. */
const EVERY_ENGINE = /@every-engine/;

export const chromium: Project["use"] = {
	browserName: "chromium",
	// Without a path, Playwright starts the Chromium that it downloaded itself.
	launchOptions: { executablePath: installedBrowser(), args: chromiumFlags },
};

const firefoxPath = installedFirefox();
/** Mozilla's own Firefox by WebDriver BiDi, not the patched one that Playwright downloads. */
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

// Every worker loads this file; the main process says it once.
if (process.env.TEST_WORKER_INDEX === undefined) {
	if (!firefoxPath) console.log("No Firefox on this machine: its tests are left out.");
	if (!hasWebKit) {
		console.log("No WebKit of Playwright's on this machine: its tests are left out.");
	}
}

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	// These belong to a release: see playwright.release.config.ts.
	grepInvert: /@release/,
	outputDir: "build/playwright",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// The slowest test takes about 10 s beside the tests of the service, and most take 2.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: "build/playwright-report.json" }]],
	use: {
		viewport: { width: 1440, height: 900 },
		// Recording a trace of every test would slow the run down by a fifth: ask for one with
		// `npx playwright test --trace retain-on-failure`.
		screenshot: "only-on-failure",
	},
	projects: [
		{ name: "chromium", use: chromium },
		...(firefoxPath ? [firefox] : []),
		...(hasWebKit ? [webKit] : []),
	],
});
