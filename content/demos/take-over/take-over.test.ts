import { expect, test } from "vitest";
import { daysInWords, resolveTakeOver } from "./take-over.ts";

const words = {
	day: "1 day",
	days: "{count} days",
	left: "{days} left",
	tooMany: "too many",
	week: "Week {week}",
	weeks: "Weeks",
	reach: "{count} of {all}",
	nobody: "None",
	nothing: "Nothing",
	show: "Show",
	restart: "Restart",
	summary: "Done: {ready} Not done: {late}",
};

test("one day has its own word", () => {
	expect([1, 2].map((count) => daysInWords(words, count))).toEqual(["1 day", "2 days"]);
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
		terms: { reach: "Reach", harmless: "Harmless" },
		findings: [
			{ name: "Certificate", days: 1, week: 7, event: "It ends.", ready: "New.", late: "Late." },
			{ name: "Picker", days: 2, harmless: "It is only ugly." },
		],
	});
	expect(summary).toEqual([
		{ title: "Certificate (1 day)", text: "Week 7: It ends. Done: New. Not done: Late." },
		{ title: "Picker (2 days)", text: "It is only ugly." },
	]);
});
