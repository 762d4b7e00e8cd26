import type { Step } from "./step.ts";

/** A step that runs test files. */
export type Suite = Step & {
	/** A glob that matches its test files. */
	files: string;
	/** The file into which it writes its results, not in build/, which a build empties. */
	report: string;
};

/** Selects the tests without the tag "release". Tests with it run in `npm run test:all`. */
const DAILY = "--tags-filter=!release";

const vitest = (title: string, report: string, files: string, ...options: string[]): Suite => ({
	title,
	files,
	report,
	args: [
		"node_modules/vitest/vitest.mjs",
		"run",
		// Otherwise one core is left idle, and the service tests mostly wait for processes and clocks.
		"--maxWorkers=100%",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${report}`,
		...options,
	],
	// React's production build has no act(), and the owner may have set that environment.
	env: { NODE_ENV: "test" },
	summary: /^\s*Tests\s+(.*)$/m,
});

/** @param report the file that the configuration names */
const playwright = (title: string, report: string, files: string, ...options: string[]): Suite => ({
	title,
	files,
	report,
	args: ["node_modules/@playwright/test/cli.js", "test", ...options],
	summary: /^\s*(\d+ passed)/m,
});

export const unitTests = vitest(
	"Unit tests",
	"reports/unit.json",
	"{{content,lab,service,shared,site,tools}/**,company}/*.test.{ts,tsx}",
	"--project=unit",
	"--project=firm",
	DAILY,
);

export const serviceTests = vitest(
	"Service and fault tests",
	"reports/service.json",
	"tests/{service/**,faults}/*.test.ts",
	"--project=service",
	"--project=faults",
	DAILY,
);

/** Kills the service repeatedly, and a PostgreSQL primary under load. */
export const longFaults = vitest(
	"Long fault tests of the service",
	"reports/long-faults.json",
	"tests/faults/long/*.test.ts",
	"--project=long-faults",
);

/** Caddy, systemd, releases, and the how-tos of the deployment on a bare Debian. */
export const deploymentTests = vitest(
	"Deployment",
	"reports/deployment.json",
	"tests/deployment/*.test.ts",
	"--project=deployment",
);

export const buildTests = vitest(
	"Built-site tests",
	"reports/built-site.json",
	"{company,tests}/built-site/**/*.test.ts",
	"--project=built-site",
	DAILY,
);

/** The service on PostgreSQL as on SQLite, builds with other settings, and all damages to a store. */
export const releaseServiceTests = vitest(
	"Service and built-site tests for a release",
	"reports/service-release.json",
	"{tests/{service/**,built-site},company{,/built-site},tools/**}/*.test.ts",
	"--project=service",
	"--project=built-site",
	"--project=firm",
	"--tags-filter=release",
);

export const browserTests = playwright(
	"Browser tests",
	"reports/playwright.json",
	"tests/**/*.spec.ts",
);

/** Layout, engines and accessibility of every page, and screenshots of the components. */
export const releaseBrowserTests = playwright(
	"Browser tests for a release",
	"reports/playwright-release.json",
	"tests/**/*.spec.ts",
	"--config=playwright.release.config.ts",
);
