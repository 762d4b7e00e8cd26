import { existsSync } from "node:fs";
import { defineConfig, type Project, webkit } from "@playwright/test";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";
import { installedFirefox } from "#tools/browser/installed-firefox.ts";

/** Tests with this tag run in every engine; all others run only in Chromium. */
const EVERY_ENGINE = /@every-engine/;

export const chromium: Project["use"] = {
	browserName: "chromium",
	// If undefined, Playwright starts the Chromium that it downloaded.
	launchOptions: { executablePath: installedBrowser(), args: chromiumFlags },
};

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

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	// These run before a release: see playwright.release.config.ts.
	grepInvert: /@release/,
	outputDir: "build/playwright",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// While the service tests also run, the slowest test takes about 10 s and most take 2 s.
	timeout: 90_000,
	expect: { timeout: 15_000 },
	reporter: [["list"], ["json", { outputFile: "build/playwright-report.json" }]],
	use: {
		viewport: { width: 1440, height: 900 },
		// Tracing every test slows the run by a fifth. Enable it when needed with
		// `npx playwright test --trace retain-on-failure`.
		screenshot: "only-on-failure",
	},
	projects: [
		{ name: "chromium", use: chromium },
		...(firefoxPath ? [firefox] : []),
		...(hasWebKit ? [webKit] : []),
	],
});
