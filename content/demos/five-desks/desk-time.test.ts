import { expect, test } from "vitest";
import { longestWait, partOfDay, timeOf } from "./desk-time.ts";

const post = { minutes: 3, days: 1 };
const typing = { minutes: 12, days: 3 };
const legal = { minutes: 20, days: 3 };

test.each([
	[[], { minutes: 0, days: 0 }],
	[[legal], { minutes: 20, days: 3 }],
	[[post, typing, legal], { minutes: 35, days: 7 }],
])("the time of desks is the sum of their times", (desks, time) => {
	expect(timeOf(desks)).toEqual(time);
});

test("of two desks with the longest wait, the first comes first", () => {
	expect(longestWait([post, typing, legal])).toBe(typing);
	expect(longestWait([post, legal])).toBe(legal);
	expect(longestWait([])).toBeUndefined();
});

test("four hours are half a working day", () => {
	expect(partOfDay(240)).toBe(0.5);
});
