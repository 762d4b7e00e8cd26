import type { Step } from "./step.ts";

/** A step that runs test files. */
export type Suite = Step & {
	/** The pattern of its files. */
	files: string;
};

const vitest = (title: string, files: string, ...projects: string[]): Suite => ({
	title,
	files,
	args: [
		"node_modules/vitest/vitest.mjs",
		"run",
		...projects.map((project) => `--project=${project}`),
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
	"unit",
);

export const serviceTests = vitest(
	"Tests of the service and its faults",
	"tests/{service/**,faults}/*.test.ts",
	"service",
	"faults",
);

/** Kills, power cuts and a lost database server, again and again. */
export const longFaults = vitest(
	"Long faults of the service",
	"tests/faults/long/*.test.ts",
	"long-faults",
);

export const buildTests = vitest(
	"Tests of the built files",
	"tests/built-site/**/*.test.ts",
	"built-site",
);

export const browserTests = playwright("Browser tests", "tests/**/*.spec.ts");

/** Every page in every view and engine, its accessibility, and the pictures of the components. */
export const releaseTests = playwright(
	"Browser tests of a release",
	"tests/**/*.spec.ts",
	"--config=playwright.release.config.ts",
);
