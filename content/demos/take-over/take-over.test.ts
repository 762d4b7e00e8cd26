import { expect, test } from "vitest";
import { planOf } from "./plan.ts";
import { daysInWords, noteOn, reachInWords, resolveTakeOver } from "./take-over.ts";

const words = {
	day: "1 day",
	days: "{count} days",
	left: "{days} left",
	tooMany: "{days}, too many",
	waits: "{days}, waits: {harmless}",
	pays: "{days}, pays: {gain}",
	week: "Week {week}, {event}",
	weeks: "Weeks",
	start: "the start",
	reach: "{count} of {all}",
	nobody: "None",
	lesson: "Learn.",
	show: "Show",
	restart: "Restart",
	summary: "Done: {ready} Not done: {late}",
};
const certificate = {
	name: "Certificate",
	days: 1,
	week: 7,
	event: "it ends",
	ready: "New.",
	late: "Late.",
	gain: "saves it",
};
const picker = { name: "Picker", days: 2, harmless: "only ugly" };

test("one day has its own word", () => {
	expect([1, 2].map((count) => daysInWords(words, count))).toEqual(["1 day", "2 days"]);
});

test("the findings that reach the customers are counted, and none has its own words", () => {
	const record = { days: 3, findings: [certificate, picker], words };
	expect(reachInWords(record, planOf(record, []))).toBe("1 of 2");
	expect(reachInWords(record, planOf(record, ["Certificate"]))).toBe("None");
});

const notChosen = { isChosen: false, fits: () => true, reaching: 1 };

test("the note on a finding says its days, and whether enough are left", () => {
	expect(noteOn(words, picker, notChosen)).toBe("2 days");
	expect(noteOn(words, picker, { ...notChosen, fits: () => false })).toBe("2 days, too many");
});

test("the note on a chosen finding says what its days are good for", () => {
	const chosen = { ...notChosen, isChosen: true };
	expect(noteOn(words, certificate, chosen)).toBe("1 day, pays: saves it");
	expect(noteOn(words, picker, chosen)).toBe("2 days, waits: only ugly");
});

test("the note on a harmless finding says why it waits, once nothing fails any more", () => {
	const note = noteOn(words, picker, { ...notChosen, fits: () => false, reaching: 0 });
	expect(note).toBe("2 days, waits: only ugly");
});

test("the summary has what becomes of each finding", () => {
	const { summary } = resolveTakeOver({
		demo: "take-over",
		heading: "Take-over",
		intro: "Choose.",
		note: "A sample.",
		legend: "Found",
		days: 3,
		words,
		verdicts: {
			nothing: "Choose.",
			harmless: "Waits.",
			partly: "Good.",
			alike: "So do we.",
			ours: "Ours.",
		},
		findings: [certificate, picker],
	});
	expect(summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7, it ends. Done: New. Not done: Late." },
		{ title: "Picker", text: "2 days, waits: only ugly" },
	]);
});
