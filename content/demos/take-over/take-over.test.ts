import { expect, test } from "vitest";
import { daysInWords, noteOn, resolveTakeOver } from "./take-over.ts";

const words = {
	day: "1 day",
	days: "{count} days",
	left: "{days} left",
	tooMany: "{days}, too many",
	waits: "{days}, waits: {harmless}",
	pays: "{days}, pays: {gain}",
	week: "Week {week}, {event}",
	weeks: "Weeks",
	reach: "{count} of {all}",
	nobody: "None",
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

test("the note on a finding says its days, and why it waits once they are spent on it", () => {
	const noteIf = (isChosen: boolean, fits: boolean) =>
		noteOn(words, picker, { isChosen, fits: () => fits, verdict: "harmless" });
	expect(noteIf(false, true)).toBe("2 days");
	expect(noteIf(false, false)).toBe("2 days, too many");
	expect(noteIf(true, true)).toBe("2 days, waits: only ugly");
});

test("the notes on our choice give its reasons", () => {
	const ours = { fits: () => false, verdict: "ours" } as const;
	expect(noteOn(words, certificate, { isChosen: true, ...ours })).toBe("1 day, pays: saves it");
	expect(noteOn(words, picker, { isChosen: false, ...ours })).toBe("2 days, waits: only ugly");
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
		verdicts: { nothing: "Choose.", harmless: "Waits.", partly: "Good.", ours: "Ours." },
		findings: [certificate, picker],
	});
	expect(summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7, it ends. Done: New. Not done: Late." },
		{ title: "Picker", text: "2 days, waits: only ugly" },
	]);
});
