import { expect, test } from "vitest";
import { longestSentence, resolveFiveDesks, soonerSentence, totalSentence } from "./five-desks.ts";

const desk = { name: "Post", minutes: 3, days: 1, stays: false, reason: "Software does it." };
const record = {
	demo: "five-desks" as const,
	heading: "Five desks",
	intro: "Strike them out.",
	note: "A sample.",
	legend: "Strike out",
	words: {
		day: "{n} day",
		days: "{n} days",
		minutes: "{n} minutes",
		desk: "{minutes} after {days}.",
		now: "Now",
		instead: "Instead",
		stays: "Stays",
		total: "{days} of waiting, {minutes} of work.",
		longest: "{desk}, for {days}.",
		sooner: "{days} sooner.",
		refused: "No.",
	},
	summary: { before: "All", after: "The rest" },
	scale: { day: "a day", work: "the work", saved: "saved" },
	desks: [
		desk,
		{ ...desk, name: "Legal", minutes: 20, days: 2, stays: true, reason: "It is asked." },
	],
};
const { words, desks, summary } = resolveFiveDesks(record);

test("the summary has the time of all desks, of each, and of those that stay", () => {
	expect(summary).toEqual([
		{ title: "All", text: "3 days of waiting, 23 minutes of work." },
		{ title: "Post", text: "3 minutes after 1 day. Software does it." },
		{ title: "Legal", text: "20 minutes after 2 days. It is asked." },
		{ title: "The rest", text: "2 days of waiting, 20 minutes of work." },
	]);
});

test("says where a form waits longest among the desks that are left", () => {
	expect(longestSentence(words, desks)).toBe("Legal, for 2 days.");
	expect(longestSentence(words, desks.slice(0, 1))).toBe("Post, for 1 day.");
	expect(longestSentence(words, [])).toBe("");
	expect(soonerSentence(words, desks, desks.slice(1))).toBe("1 day sooner.");
	expect(totalSentence(words, desks.slice(0, 1))).toBe("1 day of waiting, 3 minutes of work.");
});
