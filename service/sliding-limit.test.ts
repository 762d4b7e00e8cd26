import { expect, test } from "vitest";
import { SlidingLimit } from "./sliding-limit.ts";

const MINUTE = 60_000;

test("a call counts for sixty seconds, and a refused call does not count", () => {
	let now = 0;
	const limit = new SlidingLimit(2, MINUTE, () => now);
	const waits = [0, 30_000, 30_000, 59_999, 60_000, 60_000].map((time) => {
		now = time;
		return limit.waitFor("a");
	});
	expect(waits).toEqual([0, 0, 30_000, 1, 0, 30_000]);
});

test("forgets the oldest of too many clients, and still limits the latest", () => {
	const limit = new SlidingLimit(1, MINUTE, () => 0);
	const waitFor = (i: number) => limit.waitFor(`client ${i}`);
	for (let i = 0; i < 30_000; i++) waitFor(i);
	expect(waitFor(29_999)).toBeGreaterThan(0);
	expect(waitFor(0)).toBe(0);
});

test("what is given back does not count", () => {
	let now = 0;
	const limit = new SlidingLimit(2, 60 * MINUTE, () => now);
	const takeAt = (minute: number) => {
		now = minute * MINUTE;
		return limit.take();
	};
	for (const minute of [0, 1]) takeAt(minute);
	limit.giveBack();
	expect([2, 3, 60, 61, 62].map(takeAt)).toEqual([true, false, true, false, true]);
});

test("0 switches the limit off", () => {
	const limit = new SlidingLimit(0, MINUTE, () => 0);
	expect([limit.take(), limit.take()]).toEqual([true, true]);
});
