import { defineConfig } from "@playwright/test";
import daily, { chromium } from "./playwright.config.ts";

/**
 * Runs the checks before a release: the tests tagged @release (the layout of every page at every
 * width, every page in every engine, the styleguide baselines), and the accessibility of every page
 * and state in every view.
 */
export default defineConfig(daily, {
	grep: /@release/,
	grepInvert: /^$/,
	timeout: 300_000,
	outputDir: "build/playwright-release",
	snapshotPathTemplate: "{testDir}/styleguide/baselines/{arg}{ext}",
	expect: {
		timeout: 20_000,
		// The same Chromium renders the same pixels, except a few on the edges of curves.
		toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 60, scale: "device" },
	},
	projects: [
		{
			name: "accessibility",
			testDir: "lab/accessibility",
			grep: /./,
			use: { ...chromium, contextOptions: { reducedMotion: "reduce" } },
		},
	],
	reporter: [["list"], ["json", { outputFile: "build/playwright-release-report.json" }]],
});
