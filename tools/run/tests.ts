import type { Step } from "./step.ts";

/** A step that runs test files. */
export type Suite = Step & {
	/** A glob that matches its test files. */
	files: string;
};

/** Selects the tests without the tag "release". Tests with it run in `npm run check:release`. */
const DAILY = "--tags-filter=!release";

const vitest = (title: string, files: string, ...options: string[]): Suite => ({
	title,
	files,
	args: [
		"node_modules/vitest/vitest.mjs",
		"run",
		// Otherwise one core is left idle, and the service tests mostly wait for processes and clocks.
		"--maxWorkers=100%",
		...options,
	],
	summary: /^\s*Tests\s+(.*)$/m,
});

const playwright = (title: string, files: string, ...options: string[]): Suite => ({
	title,
	files,
	args: ["node_modules/@playwright/test/cli.js", "test", ...options],
	summary: /^\s*(\d+ passed)/m,
});

export const unitTests = vitest(
	"Unit tests",
	"{app,content,lab,service,shared,tools}/**/*.test.{ts,tsx}",
	"--project=unit",
);

export const serviceTests = vitest(
	"Service and fault tests",
	"tests/{service/**,faults}/*.test.ts",
	"--project=service",
	"--project=faults",
	DAILY,
);

/** Kills the service repeatedly, and a PostgreSQL primary under load. */
export const longFaults = vitest(
	"Long fault tests of the service",
	"tests/faults/long/*.test.ts",
	"--project=long-faults",
);

export const buildTests = vitest(
	"Built-site tests",
	"tests/built-site/**/*.test.ts",
	"--project=built-site",
	DAILY,
);

/** The service on PostgreSQL as on SQLite, builds with other settings, and all damages to a store. */
export const releaseServiceTests = vitest(
	"Service and built-site tests for a release",
	"tests/{service/**,built-site}/*.test.ts",
	"--project=service",
	"--project=built-site",
	"--tags-filter=release",
);

export const browserTests = playwright("Browser tests", "tests/**/*.spec.ts");

/** Layout, engines and accessibility of every page, and screenshots of the components. */
export const releaseBrowserTests = playwright(
	"Browser tests for a release",
	"tests/**/*.spec.ts",
	"--config=playwright.release.config.ts",
);
