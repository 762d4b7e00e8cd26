/**
 * Does the build keep pace with the content? Copies the project, adds generated integration
 * pages, builds, and prints the time for each page. Fails when one of the last pages costs more
 * than one of the first. The sizes take turns and each counts by its median: a cost is the
 * difference of two builds, which one slow minute of the machine would decide.
 * Keeps the figure for `npm run quality`. Arguments: other numbers of pages, rising.
 */
import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { atMost } from "../quality/gate.ts";
import { keepGates } from "../quality/kept-gates.ts";
import { median } from "../speed/median.ts";
import { generatedRecords, growth, pageCosts } from "./generated-pages.ts";

const MOST_GROWTH = 1.2;
const ROUNDS = 3;
const LINKED = ["node_modules", "public"];
const COPIED = [
	"app",
	"content",
	"shared",
	"tools",
	"art",
	"package.json",
	"tsconfig.json",
	"vite.config.ts",
	"react-router.config.ts",
];

/** Builds the project with this many pages more; seconds, and the size of the router's manifest. */
function build(count: number): { seconds: number; manifest: number } {
	const folder = mkdtempSync(join(tmpdir(), "bench-pages-"));
	try {
		for (const name of LINKED) symlinkSync(resolve(name), join(folder, name));
		for (const name of COPIED) cpSync(resolve(name), join(folder, name), { recursive: true });
		const pages = join(folder, "content/pages");
		const model = JSON.parse(readFileSync(join(pages, "document-automation.json"), "utf8"));
		const records = generatedRecords(model, count);
		for (const { name, record } of records) {
			writeFileSync(join(pages, `${name}.json`), JSON.stringify(record));
		}
		const began = performance.now();
		const command = join(folder, "node_modules/@react-router/dev/bin.cjs");
		const { status, stderr } = spawnSync(process.execPath, [command, "build"], { cwd: folder });
		if (status !== 0) throw new Error(`The build failed: ${stderr}`);
		const seconds = (performance.now() - began) / 1000;
		const client = join(folder, "build/client");
		const built = records.filter(({ record }) => existsSync(join(client, record.meta.route)));
		if (built.length < count) throw new Error(`${built.length} of ${count} pages were built.`);
		const assets = join(client, "assets");
		const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js\.br$/.test(name)) ?? "";
		return { seconds, manifest: readFileSync(join(assets, manifest)).length / 1024 };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

const say = (line: string) => process.stdout.write(`${line}\n`);

const counts = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [200, 1000];
const sizes = [0, ...counts];
const seconds = sizes.map((): number[] => []);
for (let round = 1; round <= ROUNDS; round += 1) {
	for (const [size, count] of sizes.entries()) {
		const built = build(count);
		seconds[size]?.push(built.seconds);
		say(
			`round ${round}, ${count} pages more: ${built.seconds.toFixed(1)} s, manifest ${built.manifest.toFixed(1)} KB`,
		);
	}
}
const costs = pageCosts(
	sizes.map((count, size) => ({ count, seconds: median(seconds[size] ?? []) })),
);
for (const [step, cost] of costs.entries()) {
	say(
		`from ${sizes[step]} pages more to ${sizes[step + 1]}: ${(1000 * cost).toFixed(0)} ms a page`,
	);
}
const grown = growth(costs);
say(
	`one of the last pages costs ${grown.toFixed(2)} times one of the first (limit ${MOST_GROWTH})`,
);
keepGates("pages", [
	atMost(
		`cost in the build of one of the last of ${counts.at(-1)} pages more, by one of the first ${counts[0]}`,
		grown,
		MOST_GROWTH,
		"×",
		"`npm run bench:pages`",
	),
]);
if (grown > MOST_GROWTH) process.exitCode = 1;
