import type { Step } from "./step.ts";

const vitest = (title: string, ...args: string[]): Step => ({
	title,
	args: ["node_modules/vitest/vitest.mjs", "run", "--passWithNoTests", ...args],
	summary: /^\s*Tests\s+(.*)$/m,
});

const playwright = (title: string, ...args: string[]): Step => ({
	title,
	args: ["node_modules/@playwright/test/cli.js", "test", "--pass-with-no-tests", ...args],
	summary: /^\s*(\d+ passed)/m,
});

/** Units, the service and its short faults. @param filters parts of the paths of test files */
export const nodeTests = (filters: string[] = []): Step =>
	vitest(
		"Unit, service and fault tests",
		...["unit", "service", "faults"].map((name) => `--project=${name}`),
		...filters,
	);

/** Kills, power cuts and a lost database server, again and again. */
export const longFaults = vitest("Long faults of the service", "--project=long-faults");

/** The files of the build. @param filters parts of the paths of test files */
export const buildTests = (filters: string[] = []): Step =>
	vitest("Tests of the built files", "--project=built-site", ...filters);

/** The site in browsers. @param filters parts of the paths of test files */
export const browserTests = (filters: string[] = []): Step =>
	playwright("Browser tests", ...filters);

/** Every page in every view, and the pictures of the components. */
export const releaseTests = playwright(
	"Browser tests of a release",
	"--config=playwright.release.config.ts",
);

export const accessibility = playwright(
	"Accessibility of every page and state",
	"--config=lab/playwright.config.ts",
);
