/**
 * `npm run lab:build`: does the build keep pace with the content? Builds copies of the project with
 * more and more generated integration pages and compares what one page more costs. Fails when one
 * of the last pages costs more than one of the first.
 *
 * A cost is the difference of two builds, which one slow minute of the machine would decide: the
 * sizes take turns, and each counts by its median. `--save` writes the figures into docs/quality.md.
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
import { say } from "#tools/run/step.ts";
import { median } from "../median.ts";
import { saveSection, table } from "../report.ts";
import { generatedPages, growth, pageCosts } from "./generated-pages.ts";

/** Numbers of pages more. */
const SIZES = [0, 200, 1000];
const ROUNDS = 3;
const MOST_GROWTH = 1.2;

const LINKED = ["node_modules", "public"];
const LEFT_OUT = new Set([...LINKED, ".git", ".react-router", "build", "data", "docs", "tests"]);

/** A copy of the project with this many pages more. */
function copyProject(count: number) {
	const folder = mkdtempSync(join(tmpdir(), "lab-build-"));
	for (const name of LINKED) symlinkSync(resolve(name), join(folder, name));
	cpSync(".", folder, {
		recursive: true,
		filter: (file) => !LEFT_OUT.has(file.split("/")[0] ?? ""),
	});
	const pages = join(folder, "content/pages");
	const model = readFileSync(join(pages, "document-automation.json"), "utf8");
	const generated = generatedPages(model, count);
	for (const { file, json } of generated) writeFileSync(join(pages, file), json);
	return { folder, routes: generated.map(({ route }) => route) };
}

/** Builds the project with this many pages more; seconds. */
function secondsToBuild(count: number): number {
	const { folder, routes } = copyProject(count);
	try {
		const began = performance.now();
		const command = join(folder, "node_modules/@react-router/dev/bin.cjs");
		const { status, stderr } = spawnSync(process.execPath, [command, "build"], { cwd: folder });
		if (status !== 0) throw new Error(`The build failed: ${stderr}`);
		const seconds = (performance.now() - began) / 1000;
		const built = routes.filter((route) => existsSync(join(folder, "build/client", route)));
		if (built.length < count) throw new Error(`${built.length} of ${count} pages were built.`);
		return seconds;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const seconds = SIZES.map((): number[] => []);
for (let round = 1; round <= ROUNDS; round += 1) {
	for (const [size, count] of SIZES.entries()) {
		const time = secondsToBuild(count);
		seconds[size]?.push(time);
		say(`round ${round}, ${count} pages more: ${time.toFixed(1)} s`);
	}
}
const builds = SIZES.map((count, size) => ({ count, seconds: median(seconds[size] ?? []) }));
const costs = pageCosts(builds);
const grown = growth(costs);
const text = table(
	["build", "measured", "limit"],
	[
		...builds.map(({ count, seconds }) => [
			`with ${count} pages more`,
			`${seconds.toFixed(1)} s`,
			"",
		]),
		...costs.map((cost, step) => [
			`a page more, from ${SIZES[step]} to ${SIZES[step + 1]}`,
			`${(1000 * cost).toFixed(0)} ms`,
			"",
		]),
		["the last of these by the first", `${grown.toFixed(2)} ×`, `${MOST_GROWTH} ×`],
	],
);
say(`\n${text}\n`);
if (process.argv.includes("--save")) saveSection("build", text);
if (grown > MOST_GROWTH) process.exitCode = 1;
