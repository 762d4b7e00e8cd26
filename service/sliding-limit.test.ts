import { expect, test } from "vitest";
import { SlidingLimit } from "./sliding-limit.ts";

const MINUTE = 60_000;

test("a call counts for sixty seconds, and a refused call does not count", () => {
	let now = 0;
	const limit = new SlidingLimit(2, MINUTE, () => now);
	const waitFor = () => limit.waitFor("a");
	expect(waitFor()).toBe(0);
	now = 30_000;
	expect(waitFor()).toBe(0);
	expect(waitFor()).toBe(30_000);
	now = 59_999;
	expect(waitFor()).toBe(1);
	now = 60_000;
	expect(waitFor()).toBe(0);
	expect(waitFor()).toBe(30_000);
});

test("forgets the oldest of too many clients, and still limits the latest", () => {
	const limit = new SlidingLimit(1, MINUTE, () => 0);
	const waitFor = (i: number) => limit.waitFor(`client ${i}`);
	for (let i = 0; i < 30_000; i++) waitFor(i);
	expect(waitFor(29_999)).toBeGreaterThan(0);
	expect(waitFor(0)).toBe(0);
});

function hourly(most: number) {
	let now = 0;
	const limit = new SlidingLimit(most, 60 * MINUTE, () => now);
	const takeAt = (minute: number) => {
		now = minute * MINUTE;
		return limit.take();
	};
	return { limit, takeAt };
}

test("what is given back does not count", () => {
	const { limit, takeAt } = hourly(2);
	takeAt(0);
	takeAt(1);
	limit.giveBack();
	const taken = [2, 3, 60, 61, 62].map(takeAt);
	expect(taken).toEqual([true, false, true, false, true]);
});

test("0 switches the limit off", () => {
	const { limit, takeAt } = hourly(0);
	expect([takeAt(0), takeAt(0)]).toEqual([true, true]);
	limit.giveBack();
	expect(takeAt(0)).toBe(true);
});
