import { expect, test } from "vitest";
import { resolveGroups, resolveSummary } from "./figures.ts";

const figure = {
	name: "Script",
	unit: "KB",
	limit: 122,
	least: false,
	rule: "At most {limit} KB",
	meaning: "What {of} pages load.",
	command: "npm run lab:weight",
};
const measured = { value: 1121.94, numbers: { of: 1044 }, date: "2026-11-23", commit: "abc1234" };
const groups = [
	{
		id: "weight",
		heading: "Light",
		intro: "What has to be fetched.",
		tone: "plain" as const,
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
		tone: "plain" as const,
		figures: [{ ...figure, id: "tests" as const }],
	},
];
const both = { script: measured, html: measured };
const summary = { heading: "Today", count: "{met} of {all}", explanation: "met", missed: "Missed" };

test("what was not measured is left out, with its group", () => {
	const resolved = resolveGroups(groups, both);
	expect(resolved.map(({ id, figures }) => [id, figures.map(({ id }) => id)])).toEqual([
		["weight", ["script", "html"]],
	]);
	expect(resolveGroups(groups, {})).toEqual([]);
});

test("the copy has the measured numbers, and a miss is a miss", () => {
	const [script] = resolveGroups(groups, both)[0]?.figures ?? [];
	expect(script).toMatchObject({
		value: "1,121.94",
		rule: "At most 122 KB",
		meaning: "What 1,044 pages load.",
		verdict: "missed",
	});
});

test("each run of a command is named once, with its date and commit", () => {
	const [one] = resolveGroups(groups, both);
	expect(one?.runs).toEqual([
		{ command: "npm run lab:weight", date: "23 November 2026", commit: "abc1234" },
	]);
	const [two] = resolveGroups(groups, { ...both, html: { ...measured, commit: "def5678" } });
	expect(two?.runs.map(({ commit }) => commit)).toEqual(["abc1234", "def5678"]);
});

test("the summary counts what is met and names what is missed", () => {
	expect(resolveSummary(summary, resolveGroups(groups, both))).toMatchObject({
		count: "1 of 2",
		misses: [{ id: "script", name: "Script" }],
	});
});

test("copy that names a number that was not measured is a mistake", () => {
	const { numbers, ...without } = measured;
	expect(() => resolveGroups(groups, { script: without })).toThrow("script has no {of}");
});
