import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import * as v from "valibot";
import { type FigureId, type Measurements, measurementsSchema } from "#content/schema/quality.ts";

const FILE = "company/measurements.json";
/** What `--save` writes, so that several measurements can be saved before they are committed. */
const SAVED = [FILE, "docs/quality.md"];

/** A value, and other numbers that the copy of its figure names. */
export type Value = { value: number; numbers?: { [name: string]: number } };
/** Undefined stands for a figure that should have been measured and was not. */
export type Values = { [Id in FigureId]?: Value | undefined };

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();

/**
 * The commit that is measured.
 * @throws when a file differs from it, because the figures would be those of no commit
 */
export function measuredCommit(): string {
	const others = SAVED.map((file) => `:(exclude)${file}`);
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

/** Writes values into company/measurements.json, with the date of today and the commit. */
export function saveMeasurements(commit: string, values: Values): void {
	const date = new Date().toISOString().slice(0, 10);
	const saved = v.parse(measurementsSchema, JSON.parse(readFileSync(FILE, "utf8")));
	const all = withMeasurements(saved as Measurements, values, { date, commit });
	writeFileSync(FILE, `${JSON.stringify(all, null, "\t")}\n`);
}
