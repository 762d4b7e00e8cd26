import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** A small firm, whose words no owner changes. */
const FIRM = "tests/fixtures/firm";

/** Takes the records of the small firm for those of the real one. It has no pictures. */
const smallFirm = {
	name: "small-firm",
	enforce: "pre",
	resolveId(id: string) {
		const file = id.startsWith("#company/") ? resolve(FIRM, id.slice("#company/".length)) : "";
		return existsSync(file) ? file : undefined;
	},
} as const;

export default defineConfig({
	test: {
		tags: [{ name: "release", description: "Runs in npm run test:all, but not in npm test." }],
		projects: [
			{
				plugins: [smallFirm],
				test: {
					name: "unit",
					include: ["{site,content,service,shared}/**/*.test.{ts,tsx}"],
					env: { PAGES_FOLDER: `${FIRM}/pages` },
					// A fresh VM context per file in reused workers takes 12 s; a process per file takes 33 s.
					// Without isolation it takes 10 s, but then the order of the files matters.
					pool: "vmThreads",
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			// With the records of the real firm, which they check, change or copy.
			{
				test: {
					name: "firm",
					include: ["{lab,tools}/**/*.test.ts", "company/*.test.ts"],
					pool: "vmThreads",
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "service",
					include: ["tests/service/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					name: "faults",
					include: ["tests/faults/*.test.ts"],
					testTimeout: 300_000,
					hookTimeout: 60_000,
				},
			},
			// Runs only in `npm run test:all`.
			{
				test: {
					name: "long-faults",
					include: ["tests/faults/long/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			},
			// Runs only in `npm run test:all`. Each command takes up to some minutes, and so do
			// making and removing the machines.
			{
				test: {
					name: "deployment",
					include: ["tests/deployment/*.test.ts"],
					testTimeout: 3_600_000,
					hookTimeout: 900_000,
				},
			},
			// Reads the built files. Tests that open them in a browser are Playwright *.spec.ts files.
			{
				test: {
					name: "built-site",
					include: ["{company,tests}/built-site/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
