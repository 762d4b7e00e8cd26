import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	longestSentence,
	partOfDay,
	resolveFiveDesks,
	soonerSentence,
	timeOf,
	totalSentence,
} from "./model.ts";

const { words, desks, summary } = resolveFiveDesks(fixture);

test("the summary has the time of all desks, of each, and of those that stay", () => {
	expect(summary.map(({ title, text }) => `${title}: ${text}`)).toEqual([
		"All: 9 days of waiting, 41 minutes of work.",
		"Post: 3 minutes after 1 day. Software does it.",
		"Leader: 3 minutes after 1 day. Software does it.",
		"Typing: 12 minutes after 3 days. Software does it.",
		"Legal: 20 minutes after 3 days. It is asked.",
		"Accounts: 3 minutes after 1 day. Software does it.",
		"The rest: 3 days of waiting, 20 minutes of work.",
	]);
	expect(timeOf([])).toEqual({ minutes: 0, days: 0 });
	// Of a working day.
	expect(partOfDay(240)).toBe(0.5);
});

test("says how long a form takes, where it waits longest, and how much sooner it arrives", () => {
	expect(totalSentence(words, desks.slice(0, 1))).toBe("1 day of waiting, 3 minutes of work.");
	// Of two desks with the longest wait, the first comes first.
	expect(longestSentence(words, desks)).toBe("Typing, for 3 days.");
	expect(longestSentence(words, desks.slice(3))).toBe("Legal, for 3 days.");
	expect(longestSentence(words, desks.slice(0, 1))).toBe("Post, for 1 day.");
	expect(longestSentence(words, [])).toBe("");
	expect(soonerSentence(words, desks, desks.slice(1))).toBe("1 day sooner.");
});
