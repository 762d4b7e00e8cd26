/**
 * What `--save` writes: company/measurements.json, which the page about quality shows, and the table of
 * docs/quality.md.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { figureRecords } from "#content/quality/limits.ts";
import { type FigureId, type Measurements, measurementsSchema } from "#content/schema/quality.ts";
import { fill } from "#shared/fill.ts";

const FILE = "company/measurements.json";
const TABLE = "docs/quality.md";

/** A value, and other numbers that the copy of its figure names. */
export type Value = { value: number; numbers?: { [name: string]: number } };
/** Undefined stands for a figure that should have been measured and was not. */
export type Values = { [Id in FigureId]?: Value | undefined };

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/**
 * The commit that is measured. What `--save` itself writes may differ from it, so that several
 * measurements can be saved before they are committed.
 * @throws when another file differs from it, because the figures would be those of no commit
 */
export function measuredCommit(): string {
	const others = [FILE, TABLE].map((file) => `:(exclude)${file}`);
	const changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", ...others);
	if (changed) throw new Error(`Figures are saved with their commit. Commit first:\n${changed}`);
	return git("rev-parse", "--short=7", "HEAD");
}

/** Replaces saved measurements, and removes those whose new value is undefined. Sorts them by id. */
export function withMeasurements(
	saved: Measurements,
	values: Values,
	run: { date: string; commit: string },
): Measurements {
	const added = Object.entries(values).map(([id, value]) => [id, value && { ...value, ...run }]);
	const all = Object.entries({ ...saved, ...Object.fromEntries(added) });
	const present = all.filter(([, measurement]) => measurement);
	const sorted = present.sort(([a], [b]) => a.localeCompare(b));
	return v.parse(measurementsSchema, Object.fromEntries(sorted)) as Measurements;
}

export const savedMeasurements = () =>
	v.parse(measurementsSchema, JSON.parse(readFileSync(FILE, "utf8"))) as Measurements;

/** The limits and figures as a table of Markdown. */
export function figuresTable(saved: Measurements): string {
	const rows = figureRecords().map((figure) => {
		const { id, name, unit, rule, command } = figure;
		const { value, numbers = {}, commit = "" } = saved[id] ?? {};
		const measured = value === undefined ? "" : fill(`${value} ${unit}`, numbers);
		return [name, fill(rule, figure), measured, commit, `\`${command}\``];
	});
	const head = ["what", "limit", "measured", "commit", "command"];
	return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** Writes values into both files, with the date of today and the commit. */
export function saveMeasurements(commit: string, values: Values): void {
	const date = new Date().toISOString().slice(0, 10);
	const all = withMeasurements(savedMeasurements(), values, { date, commit });
	writeFileSync(FILE, `${JSON.stringify(all, null, "\t")}\n`);
	const page = readFileSync(TABLE, "utf8");
	writeFileSync(
		TABLE,
		page.replace(/(^\|.*\|\n)+/m, () => `${figuresTable(all)}\n`),
	);
}
