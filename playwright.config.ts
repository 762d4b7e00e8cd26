import { defineConfig, type Project } from "@playwright/test";
import { chromiumFlags, installedBrowser } from "#tools/browser.ts";

export const chromium: Project["use"] = {
	browserName: "chromium",
	// If undefined, Playwright starts the Chromium that it downloaded.
	launchOptions: { executablePath: installedBrowser(), args: chromiumFlags },
};

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
	reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
	use: {
		viewport: { width: 1440, height: 900 },
		// Otherwise a click that never becomes possible uses the time of its whole test.
		actionTimeout: 30_000,
		// Tracing every test slows the run by a fifth. Enable it when needed with
		// `npx playwright test --trace retain-on-failure`.
		screenshot: "only-on-failure",
	},
	projects: [{ name: "chromium", use: chromium }],
});
