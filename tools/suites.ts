/** The suites of tests. */
import type { Step } from "./step.ts";

/** A step that runs tests, with the file of its results: not in build/, which a build empties. */
export type Suite = Step & { report: string };

/**
 * @param tags which tests: those with the tag "release" run only in `npm run test:all`
 * @param projects of vitest.config.ts
 */
const vitest = (title: string, name: string, tags: string, ...projects: string[]): Suite => ({
	title,
	report: `reports/${name}.json`,
	args: [
		"node_modules/vitest/vitest.mjs",
		"run",
		// Otherwise one core is left idle, and the service tests mostly wait for processes and clocks.
		"--maxWorkers=100%",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=reports/${name}.json`,
		...projects.map((project) => `--project=${project}`),
		...(tags ? [`--tags-filter=${tags}`] : []),
	],
	// React's production build has no act(), and the owner may have set that environment.
	env: { NODE_ENV: "test" },
	summary: /^\s*Tests\s+(.*)$/m,
});

/** @param name of its report, which the configuration names, too */
const playwright = (title: string, name: string, ...options: string[]): Suite => ({
	title,
	report: `reports/${name}.json`,
	args: ["node_modules/@playwright/test/cli.js", "test", ...options],
	summary: /^\s*(\d+ passed)/m,
});

export const unitTests = vitest("Unit tests", "unit", "!release", "unit", "firm");
export const serviceTests = vitest(
	"Service and fault tests",
	"service",
	"!release",
	"service",
	"faults",
);
export const buildTests = vitest("Built-site tests", "built-site", "!release", "built-site");
export const browserTests = playwright("Browser tests", "playwright");
export const dailyTests = [unitTests, serviceTests, buildTests, browserTests];

export const releaseTests = [
	// The service on PostgreSQL as on SQLite, builds with other settings, and all damages to a store.
	vitest(
		"Service and built-site tests for a release",
		"service-release",
		"release",
		...["service", "built-site", "firm"],
	),
	// Layout, engines and accessibility of every page, and screenshots of the components.
	playwright(
		"Browser tests for a release",
		"playwright-release",
		"--config=playwright.release.config.ts",
	),
	// Caddy, systemd, releases, and the how-to of the deployment on a bare Debian, which takes four
	// minutes of one core. Meanwhile the service is killed repeatedly, and a PostgreSQL primary under load.
	vitest("Deployment and long fault tests", "deployment", "", "deployment", "long-faults"),
];
