import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figuresTable, savedMeasurements, withMeasurements } from "./measurements.ts";

const old = { value: 121.9, date: "2026-01-02", commit: "abc1234" };
const run = { date: "2026-02-03", commit: "def5678" };

test("new values replace those of the same figures and get the date and the commit", () => {
	const saved = { script: old, html: { ...old, value: 12 } };
	const values = { html: { value: 13 }, violations: { value: 0, numbers: { of: 44 } } };
	expect(withMeasurements(saved, values, run)).toEqual({
		script: old,
		html: { value: 13, ...run },
		violations: { value: 0, numbers: { of: 44 }, ...run },
	});
});

test("a figure that should have been measured and was not disappears", () => {
	expect(
		withMeasurements({ script: old, html: old }, { kills: undefined, html: undefined }, run),
	).toEqual({
		script: old,
	});
});

test("a figure that the page does not know, and a value that is no number, are refused", () => {
	expect(() => withMeasurements({}, { speed: { value: 1 } } as never, run)).toThrow();
	expect(() => withMeasurements({}, { script: { value: Number.NaN } }, run)).toThrow();
	expect(() => withMeasurements({}, { script: { value: 1 } }, { ...run, commit: "?" })).toThrow();
});

const saved = savedMeasurements();

// Another firm has none until it measures; the table is that of the first firm until then.
test.skipIf(Object.keys(saved).length === 0)("docs/quality.md has the saved figures", () => {
	expect(
		readFileSync("docs/quality.md", "utf8").includes(figuresTable(saved)),
		`Put this table into docs/quality.md, as saving any figure does:\n${figuresTable(saved)}`,
	).toBe(true);
});
