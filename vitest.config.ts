import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					include: ["{app,content,shared,service,tools}/**/*.test.{ts,tsx}"],
				},
			},
			{ test: { name: "service", include: ["tests/service/**/*.test.ts"], testTimeout: 30_000 } },
			{ test: { name: "faults", include: ["tests/faults/*.test.ts"], testTimeout: 60_000 } },
			// Run by `npm run faults` only.
			{
				test: {
					name: "long-faults",
					include: ["tests/faults/long/*.test.ts"],
					testTimeout: 90_000,
					hookTimeout: 30_000,
				},
			},
			// Run by `npm run webkit` only.
			{
				test: {
					name: "webkit",
					include: ["tests/webkit/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					maxWorkers: 1,
				},
			},
			{
				test: {
					name: "browser",
					include: ["tests/{journeys,built-site,styleguide,accessibility}/**/*.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
					// Two cores: a browser and a server are enough for them.
					maxWorkers: 1,
				},
			},
		],
	},
});
