/**
 * Adopts the firms of examples/ in a copy of the project, builds them, runs the tests there and checks
 * the result, so that the site and its tests work for another firm: other facts, colours, typefaces and
 * offerings, no logos, no vacancies. One has a single solution and a single service. The tests of the
 * service are not among them: what it knows of the firm is in the mails, which the browser tests read.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import site from "#company/site.json" with { type: "json" };
import { staticChecks } from "./check.ts";
import { inCopy, projectFiles } from "./project-copy.ts";
import { main, runStep, say } from "./step.ts";
import { browserTests, unitTests } from "./suites.ts";

const CLIENT = "build/client";

/** What a visitor could read of the former firm, by file. */
function tracesOf(words: string[]): string[] {
	return readdirSync(CLIENT, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.(html|data|js|css|json|txt|xml|svg|webmanifest)$/.test(file))
		.flatMap((file) => {
			const text = readFileSync(join(CLIENT, file), "utf8");
			return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
		});
}

/** Adopts a firm in a copy of the project, builds it and tests it. @param whole also in a browser */
async function adopt(answers: string, whole: boolean): Promise<void> {
	const kept = projectFiles().filter((file) => !file.startsWith("company/"));
	const before = new Map(kept.map((file) => [file, readFileSync(file)]));
	await inCopy(async () => {
		const step = (title: string, ...args: string[]) => runStep({ title, args });
		await step(`Adopting ${answers}`, "tools/adopt/adopt.ts", answers);
		const changed = kept.filter((file) => !before.get(file)?.equals(readFileSync(file)));
		if (changed.length > 0) throw new Error(`Adopting changed ${changed.join(", ")}.`);
		for (const check of [...staticChecks, unitTests]) await runStep(check);
		await step("Building it", "tools/build.ts");
		await step("Its launch check (draft)", "tools/launch-check/main.ts", "--draft");
		const vitest = "node_modules/vitest/vitest.mjs";
		await step("Its pages and their weight", vitest, "run", "--project=built-site");
		const traces = tracesOf([site.company, site.legalEntity, site.uen, site.email]);
		if (whole) await runStep(browserTests);
		if (traces.length > 0) throw new Error(`The former firm is still there:\n${traces.join("\n")}`);
		say("Nothing of the former firm is left in the build.");
	});
}

await main(async () => {
	await adopt("examples/small-company.json", false);
	await adopt("examples/second-company.json", true);
});
