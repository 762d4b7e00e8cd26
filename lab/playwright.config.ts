import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "#tools/browser/chromium-flags.ts";
import { installedBrowser } from "#tools/browser/installed-browser.ts";

/** Accessibility of every page and state in every view: part of `npm run check:release`. */
export default defineConfig({
	testDir: "accessibility",
	testMatch: "*.spec.ts",
	outputDir: "../build/lab",
	fullyParallel: true,
	workers: 2,
	forbidOnly: Boolean(process.env.CI),
	// Judging the longest page in six views takes about 20 s.
	timeout: 180_000,
	use: {
		viewport: { width: 1440, height: 900 },
		reducedMotion: "reduce",
		launchOptions: {
			executablePath: installedBrowser(),
			args: chromiumFlags,
		},
	},
});
