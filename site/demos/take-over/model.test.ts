import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { daysInWords, noteOn, planOf, reachInWords, resolveTakeOver } from "./model.ts";

const { words, findings } = fixture;

test.each([
	["nothing", [], 3, [true, true, true], 2, "nothing"],
	["a harmless finding", ["Picker"], 0, [false, false, true], 2, "harmless"],
	["an urgent finding", ["Certificate"], 2, [true, true, false], 1, "partly"],
	["all that is urgent", ["Certificate", "Releases"], 0, [true, true, false], 0, "alike"],
])(
	"with %s chosen, some fit, and some reach the customers",
	(_, chosen, left, fit, reaching, verdict) => {
		const plan = planOf(fixture, chosen);
		expect(plan).toMatchObject({ left, reaching, verdict });
		expect(findings.map(plan.fits)).toEqual(fit);
	},
);

test("the choice is ours if it was asked for", () => {
	expect(planOf(fixture, ["Certificate", "Releases"], true).verdict).toBe("ours");
});

test("one and none have their own words", () => {
	expect([1, 2].map((count) => daysInWords(words, count))).toEqual(["1 day", "2 days"]);
	const reach = [2, 1, 0].map((count) => reachInWords(words, count));
	expect(reach).toEqual(["2 of them", "One", "None"]);
});

test.each([
	["its days", "Picker", {}, "3 days"],
	["that too few are left", "Picker", { fits: () => false }, "3 days, too many: 1 day"],
	["what its days are good for", "Certificate", { isChosen: true }, "1 day, pays: saves it"],
	["why it waits, if chosen", "Picker", { isChosen: true }, "waits: only ugly"],
	["why it waits, once nothing fails", "Picker", { reaching: 0 }, "waits: only ugly"],
])("the note on a finding says %s", (_, name, change, note) => {
	const finding = findings.find((one) => one.name === name) ?? findings[0];
	const plan = { isChosen: false, fits: () => true, left: 1, reaching: 1, ...change };
	expect(finding && noteOn(words, finding, plan)).toBe(note);
});

test("the summary has what becomes of each finding", () => {
	expect(resolveTakeOver(fixture).summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7, it ends. Done: New. Not done: Late." },
		{ title: "Releases (2 days)", text: "Week 4, it ends. Done: New. Not done: Late." },
		{ title: "Picker (3 days)", text: "waits: only ugly" },
	]);
});
