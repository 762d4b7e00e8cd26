import { expect, test } from "vitest";
import { daysInWords, noteOn, reachInWords, resolveTakeOver } from "./take-over.ts";

const words = {
	day: "1 day",
	days: "{count} days",
	left: "{days} left",
	tooMany: "{days}, too many: {left}",
	waits: "waits: {harmless}",
	pays: "{days}, pays: {gain}",
	week: "Week {week}",
	weeks: "Weeks",
	reachOne: "One",
	reach: "{count} of them",
	nobody: "None",
	lesson: "Learn.",
	show: "Show",
	restart: "Restart",
	summary: "{week}, {event}. Done: {ready} Not done: {late}",
};
const certificate = {
	name: "Certificate",
	days: 1,
	week: 7,
	incident: "certificate" as const,
	event: "it ends",
	ready: "New.",
	late: "Late.",
	gain: "saves it",
};
const picker = { name: "Picker", days: 2, harmless: "only ugly" };

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
	expect(noteOn(words, picker, notChosen)).toBe("2 days");
	expect(noteOn(words, picker, { ...notChosen, fits: () => false })).toBe(
		"2 days, too many: 1 day",
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
			refused: "No.",
		},
		findings: [certificate, picker],
	});
	expect(summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7, it ends. Done: New. Not done: Late." },
		{ title: "Picker (2 days)", text: "waits: only ugly" },
	]);
});
