import { expect, test } from "vitest";
import type { Measurements } from "../schema/quality.ts";
import { resolveFigures, resolveProof } from "./figures.ts";

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
const group = (id: string, ids: ("script" | "html" | "style-sheet" | "tests")[], changes = {}) => ({
	...{ id, heading: "Light", intro: "What has to be fetched." },
	figures: ids.map((id) => ({ ...figure, ...changes, id })),
});
const groups = [group("weight", ["script", "html", "style-sheet"]), group("tests", ["tests"])];
const summary = { heading: "Today", count: "{met} of {all}", explanation: "met" };
const resolve = (saved: Measurements) => resolveFigures({ groups, summary }, saved);
const both = { script: measured, html: { ...measured, value: 1 } };

test("what was not measured is left out, with its group, and what is met is counted", () => {
	const resolved = resolve(both);
	expect(resolved?.groups.map(({ id, figures }) => [id, figures.map(({ id }) => id)])).toEqual([
		["weight", ["script", "html"]],
	]);
	expect(resolved?.count).toBe("1 of 2");
	expect(resolve({})).toBeUndefined();
});

test("the copy has the measured numbers, and to name one that was not measured is a mistake", () => {
	expect(resolve(both)?.groups[0]?.figures[0]).toMatchObject({
		value: "1,121.94",
		rule: "At most 122 KB",
		meaning: "What 1,044 pages load.",
	});
	const { numbers, ...without } = measured;
	expect(() => resolve({ script: without })).toThrow("script has no {of}");
});

test.each([
	["at the limit", 122, { limit: 122 }, true],
	["above the limit", 122.1, { limit: 122 }, false],
	["at the least that is allowed", 99, { limit: 99, least: true }, true],
	["below the least that is allowed", 98.9, { limit: 99, least: true }, false],
])("%s: %d", (_, value, limits, met) => {
	const only = [group("weight", ["script"], limits)];
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

const quote = { claim: "quote", text: "It works.", name: "A. Client", role: "Director" };
const facts = ["one", "two", "three"].map((figure) => ({ figure, label: "a fact" }));
const example = { claim: "case", title: "A case", text: "What was done.", facts };
const proof = { heading: "Said of us", case: example, quote };

test.each<[string, string[], object | undefined]>([
	["nothing is confirmed", [], undefined],
	["only the quote is", ["quote"], { heading: "Said of us", quote }],
	["all is", ["quote", "case"], proof],
])(
	"what the owner has confirmed is shown, with the heading above it: %s",
	(_, confirmed, shown) => {
		const claims = ["case", "quote"].map((id) => ({
			...{ id, statement: "It is so.", source: "a test", confirmed: confirmed.includes(id) },
			...{ wordings: [], figures: [], appearsIn: [] },
		}));
		expect(resolveProof(proof, { claims })).toEqual(shown);
		expect(resolveProof(proof, { claims: [] })).toBeUndefined();
	},
);
