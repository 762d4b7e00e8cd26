import { defineConfig } from "@playwright/test";
import daily from "./playwright.config.ts";

/**
 * What belongs to a release and is tagged so: the layout of every page at every width, every page
 * in every engine, and the pictures of the styleguide.
 */
export default defineConfig(daily, {
	grep: /@release/,
	grepInvert: /^$/,
	timeout: 300_000,
	outputDir: "build/playwright-release",
	snapshotPathTemplate: "{testDir}/styleguide/baselines/{arg}{ext}",
	expect: {
		timeout: 20_000,
		// The same Chromium draws the same pixels, but for a few on the edges of curves.
		toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 60, scale: "device" },
	},
	reporter: [["list"], ["json", { outputFile: "build/playwright-release-report.json" }]],
});
