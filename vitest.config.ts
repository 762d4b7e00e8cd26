import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{app,content,lab,service,shared,tools}/**/*.test.{ts,tsx}"],
					// Each file gets a fresh context in a worker that stays: 12 s instead of the 33 s of a
					// process for each file. Without isolation it is 10 s, but then files depend on their order.
					pool: "vmThreads",
					testTimeout: 20_000,
				},
			},
			{ test: { name: "service", include: ["tests/service/**/*.test.ts"], testTimeout: 60_000 } },
			{ test: { name: "faults", include: ["tests/faults/*.test.ts"], testTimeout: 60_000 } },
			// Part of `npm run check:release` only.
			{
				test: {
					name: "long-faults",
					include: ["tests/faults/long/*.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 60_000,
				},
			},
			// Reads the files of the build. What opens them in a browser is a *.spec.ts of Playwright.
			{
				test: {
					name: "built-site",
					include: ["tests/built-site/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
		],
	},
});
