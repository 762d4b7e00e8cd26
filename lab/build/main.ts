/**
 * `npm run lab:build` checks that the build time is linear in the number of pages. It builds copies
 * of the project with more and more generated integration pages, compares the cost per additional
 * page, and fails if that cost grows by more than MAX_GROWTH.
 *
 * A cost is the difference of two build times, so noise matters: the sizes are built in turn, and
 * each figure is the median of its rounds. `--save` writes the figures to docs/quality.md and the page
 * about quality.
 */
import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { limitOf } from "#content/quality/limits.ts";
import { say } from "#tools/run/step.ts";
import { measuredCommit, saveMeasurements } from "../measurements.ts";
import { median } from "../median.ts";
import { saveSection, table } from "../report.ts";
import { generatedPages, growth, pageCosts } from "./generated-pages.ts";

/** Numbers of additional pages. */
const SIZES = [0, 200, 1000];
const ROUNDS = 3;
const MAX_GROWTH = limitOf("build");

const LINKED = ["node_modules"];
const EXCLUDED = new Set([...LINKED, ".git", ".react-router", "build", "data", "docs", "tests"]);

/** Copies the project and adds `count` generated pages. */
function copyProject(count: number) {
	const folder = mkdtempSync(join(tmpdir(), "lab-build-"));
	for (const name of LINKED) symlinkSync(resolve(name), join(folder, name));
	cpSync(".", folder, {
		recursive: true,
		filter: (file) => !EXCLUDED.has(file.split("/")[0] ?? ""),
	});
	const pages = join(folder, "company/pages");
	const model = readFileSync(join(pages, "document-automation.json"), "utf8");
	const generated = generatedPages(model, count);
	for (const { file, json } of generated) writeFileSync(join(pages, file), json);
	return { folder, routes: generated.map(({ route }) => route) };
}

/** Builds the project with `count` additional pages and returns the build time in seconds. */
function secondsToBuild(count: number): number {
	const { folder, routes } = copyProject(count);
	try {
		const started = performance.now();
		const command = join(folder, "node_modules/@react-router/dev/bin.cjs");
		const { status, stderr } = spawnSync(process.execPath, [command, "build"], { cwd: folder });
		if (status !== 0) throw new Error(`The build failed: ${stderr}`);
		const seconds = (performance.now() - started) / 1000;
		const built = routes.filter((route) => existsSync(join(folder, "build/client", route)));
		if (built.length < count) throw new Error(`${built.length} of ${count} pages were built.`);
		return seconds;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const commit = process.argv.includes("--save") ? measuredCommit() : undefined;
const seconds = SIZES.map((): number[] => []);
for (let round = 1; round <= ROUNDS; round += 1) {
	for (const [size, count] of SIZES.entries()) {
		const time = secondsToBuild(count);
		seconds[size]?.push(time);
		say(`round ${round}, ${count} additional pages: ${time.toFixed(1)} s`);
	}
}
const builds = SIZES.map((count, size) => ({ count, seconds: median(seconds[size] ?? []) }));
const costs = pageCosts(builds);
const costGrowth = growth(costs);
const text = table(
	["build", "measured", "limit"],
	[
		...builds.map(({ count, seconds }) => [
			`with ${count} additional pages`,
			`${seconds.toFixed(1)} s`,
			"",
		]),
		...costs.map((cost, step) => [
			`per additional page, from ${SIZES[step]} to ${SIZES[step + 1]}`,
			`${(1000 * cost).toFixed(0)} ms`,
			"",
		]),
		["ratio of the last cost per page to the first", `${costGrowth.toFixed(2)} ×`, `${MAX_GROWTH} ×`],
	],
);
say(`\n${text}\n`);
if (commit) {
	saveSection("build", text);
	saveMeasurements(commit, { build: { value: Number(costGrowth.toFixed(2)) } });
}
if (costGrowth > MAX_GROWTH) process.exitCode = 1;
