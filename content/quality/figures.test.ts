import { expect, test } from "vitest";
import type { Measurements } from "../schema/quality.ts";
import { resolveFigures } from "./figures.ts";

const figure = {
	name: "Script",
	unit: "KB",
	limit: 122,
	least: false,
	rule: "At most {limit} KB",
	meaning: "What {of} pages load.",
	command: "npm run lab:speed",
};
const measured = { value: 1121.94, numbers: { of: 1044 }, date: "2026-11-23", commit: "abc1234" };
const groups = [
	{
		id: "weight",
		heading: "Light",
		intro: "What has to be fetched.",
		figures: [
			{ ...figure, id: "script" as const },
			{ ...figure, id: "html" as const, limit: 2000 },
			{ ...figure, id: "style-sheet" as const },
		],
	},
	{
		id: "tests",
		heading: "Tested",
		intro: "What has to pass.",
		figures: [{ ...figure, id: "tests" as const }],
	},
];
const both = { script: measured, html: measured };
const summary = { heading: "Today", count: "{met} of {all}", explanation: "met" };
const resolve = (saved: Measurements) => resolveFigures({ groups, summary }, saved);

test("what was not measured is left out, with its group", () => {
	const resolved = resolve(both)?.groups;
	expect(resolved?.map(({ id, figures }) => [id, figures.map(({ id }) => id)])).toEqual([
		["weight", ["script", "html"]],
	]);
	expect(resolve({})).toBeUndefined();
});

test("the copy has the measured numbers", () => {
	expect(resolve(both)?.groups[0]?.figures[0]).toMatchObject({
		value: "1,121.94",
		rule: "At most 122 KB",
		meaning: "What 1,044 pages load.",
	});
});

test.each([
	["at the limit", 122, { limit: 122 }, true],
	["above the limit", 122.1, { limit: 122 }, false],
	["nothing, where nothing is allowed", 0, { limit: 0 }, true],
	["one, where nothing is allowed", 1, { limit: 0 }, false],
	["at the least that is allowed", 99, { limit: 99, least: true }, true],
	["below the least that is allowed", 98.9, { limit: 99, least: true }, false],
] as const)("%s: %d", (_, value, limits, met) => {
	const [group] = groups;
	if (!group) throw new Error("There is no group.");
	const only = [{ ...group, figures: [{ ...figure, ...limits, id: "script" as const }] }];
	const resolved = resolveFigures({ groups: only, summary }, { script: { ...measured, value } });
	expect(resolved?.groups[0]?.figures[0]?.met).toBe(met);
});

test("each run of a command is named once, with its date and commit", () => {
	const runs = (saved: Measurements) => resolve(saved)?.groups[0]?.runs;
	expect(runs(both)).toEqual([
		{ command: "npm run lab:speed", date: "23 November 2026", commit: "abc1234" },
	]);
	const two = runs({ ...both, html: { ...measured, commit: "def5678" } });
	expect(two?.map(({ commit }) => commit)).toEqual(["abc1234", "def5678"]);
});

test("the summary counts what is met", () => {
	expect(resolve(both)?.count).toBe("1 of 2");
});

test("copy that names a number that was not measured is a mistake", () => {
	const { numbers, ...without } = measured;
	expect(() => resolve({ script: without })).toThrow("script has no {of}");
});
