import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	daysInWords,
	type Finding,
	noteOn,
	planOf,
	reachInWords,
	resolveTakeOver,
} from "./model.ts";

const { words, findings } = fixture;
const [certificate, , picker] = findings as [Finding, Finding, Finding];

test("the days that are left are those of no chosen finding", () => {
	expect(planOf(fixture, []).left).toBe(3);
	expect(planOf(fixture, ["Certificate", "Releases"]).left).toBe(0);
});

test("a finding fits if its days are left, and always once it is chosen", () => {
	const { fits } = planOf(fixture, ["Certificate"]);
	expect(fixture.findings.map(fits)).toEqual([true, true, false]);
	expect(fixture.findings.map(planOf(fixture, ["Picker"]).fits)).toEqual([false, false, true]);
});

test("the events come in the order of their weeks, and reach the customers unless chosen", () => {
	const { events, reaching } = planOf(fixture, ["Certificate"]);
	expect(events.map(({ name, isReady }) => [name, isReady])).toEqual([
		["Releases", false],
		["Certificate", true],
	]);
	expect(reaching).toBe(1);
	expect(planOf(fixture, ["Certificate", "Releases"]).reaching).toBe(0);
});

test("days for a harmless finding change nothing", () => {
	expect(planOf(fixture, ["Picker"]).reaching).toBe(2);
});

test("the verdict is about what is chosen", () => {
	const verdictOn = (...chosen: string[]) => planOf(fixture, chosen).verdict;
	expect(verdictOn()).toBe("nothing");
	expect(verdictOn("Picker")).toBe("harmless");
	expect(verdictOn("Certificate")).toBe("partly");
});

test("a choice that lets nothing reach the customers is like ours, and ours if it was asked for", () => {
	const both = ["Certificate", "Releases"];
	expect(planOf(fixture, both).verdict).toBe("alike");
	expect(planOf(fixture, both, true).verdict).toBe("ours");
});

test("one day has its own word", () => {
	expect([1, 2].map((count) => daysInWords(words, count))).toEqual(["1 day", "2 days"]);
});

test("the problems that reach the customers are counted, and one and none have their own words", () => {
	expect([2, 1, 0].map((count) => reachInWords(words, count))).toEqual([
		"2 of them",
		"One",
		"None",
	]);
});

const notChosen = { isChosen: false, fits: () => true, left: 1, reaching: 1 };

test("the note on a finding says its days, and whether enough are left", () => {
	expect(noteOn(words, picker, notChosen)).toBe("3 days");
	expect(noteOn(words, picker, { ...notChosen, fits: () => false })).toBe(
		"3 days, too many: 1 day",
	);
});

test("the note on a chosen finding says what its days are good for", () => {
	const chosen = { ...notChosen, isChosen: true };
	expect(noteOn(words, certificate, chosen)).toBe("1 day, pays: saves it");
	expect(noteOn(words, picker, chosen)).toBe("waits: only ugly");
});

test("the note on a harmless finding says why it waits, once nothing fails any more", () => {
	const note = noteOn(words, picker, { ...notChosen, fits: () => false, reaching: 0 });
	expect(note).toBe("waits: only ugly");
});

test("the summary has what becomes of each finding", () => {
	expect(resolveTakeOver(fixture).summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7, it ends. Done: New. Not done: Late." },
		{ title: "Releases (2 days)", text: "Week 4, it ends. Done: New. Not done: Late." },
		{ title: "Picker (3 days)", text: "waits: only ugly" },
	]);
});
