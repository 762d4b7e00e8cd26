import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	longestSentence,
	longestWait,
	partOfDay,
	resolveFiveDesks,
	soonerSentence,
	timeOf,
	totalSentence,
} from "./model.ts";

const { words, desks, summary } = resolveFiveDesks(fixture);
const [post, , typing, legal] = desks;

test("the summary has the time of all desks, of each, and of those that stay", () => {
	expect(summary).toEqual([
		{ title: "All", text: "9 days of waiting, 41 minutes of work." },
		{ title: "Post", text: "3 minutes after 1 day. Software does it." },
		{ title: "Leader", text: "3 minutes after 1 day. Software does it." },
		{ title: "Typing", text: "12 minutes after 3 days. Software does it." },
		{ title: "Legal", text: "20 minutes after 3 days. It is asked." },
		{ title: "Accounts", text: "3 minutes after 1 day. Software does it." },
		{ title: "The rest", text: "3 days of waiting, 20 minutes of work." },
	]);
});

test("the time of no desk is none", () => {
	expect(timeOf([])).toEqual({ minutes: 0, days: 0 });
});

test("of two desks with the longest wait, the first comes first", () => {
	expect(longestWait(desks)).toBe(typing);
	expect(longestWait(desks.filter((desk) => desk !== typing))).toBe(legal);
	expect(longestWait([])).toBeUndefined();
});

test("says how long a form takes, where it waits longest, and how much sooner it arrives", () => {
	expect(totalSentence(words, desks.slice(0, 1))).toBe("1 day of waiting, 3 minutes of work.");
	expect(longestSentence(words, desks)).toBe("Typing, for 3 days.");
	expect(longestSentence(words, post ? [post] : [])).toBe("Post, for 1 day.");
	expect(longestSentence(words, [])).toBe("");
	expect(soonerSentence(words, desks, desks.slice(1))).toBe("1 day sooner.");
});

test("four hours are half a working day", () => {
	expect(partOfDay(240)).toBe(0.5);
});
