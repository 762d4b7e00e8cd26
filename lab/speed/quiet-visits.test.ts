import { expect, test } from "vitest";
import { QuietVisits } from "./quiet-visits.ts";

/** Visits while the machine has these speeds. */
const machines = (speeds: number[]) => async () => ({ machine: speeds.shift() ?? Number.NaN });

test("a visit is repeated while the machine is slow", async () => {
	const quiet = new QuietVisits();
	const visit = machines([1_000, 850, 790, 810, 700]);
	expect(await quiet.visit(visit)).toEqual([{ machine: 1_000 }]);
	expect(await quiet.visit(visit)).toEqual([{ machine: 850 }]);
	expect(await quiet.visit(visit)).toEqual([{ machine: 810 }, { machine: 790 }]);
});

test("there are at most three visits, and the quietest comes first", async () => {
	const quiet = new QuietVisits();
	const visit = machines([1_000, 500, 700, 600, 1_000]);
	await quiet.visit(visit);
	expect(await quiet.visit(visit)).toEqual([{ machine: 700 }, { machine: 600 }, { machine: 500 }]);
});
