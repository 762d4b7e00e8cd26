import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("a call counts for sixty seconds, and a refused call does not count", () => {
	let now = 0;
	const limit = new RateLimit(2, () => now);
	const waitFor = () => limit.waitFor([{ name: "a", share: 1 }]);
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
	const limit = new RateLimit(1, () => 0);
	const waitFor = (i: number) => limit.waitFor([{ name: `client ${i}`, share: 1 }]);
	for (let i = 0; i < 30_000; i++) waitFor(i);
	expect(waitFor(29_999)).toBeGreaterThan(0);
	expect(waitFor(0)).toBe(0);
});

test("a client waits for the network that is full the longest, and then counts in none", () => {
	let now = 0;
	const limit = new RateLimit(2, () => now);
	const waitFor = (name: string) =>
		limit.waitFor([
			{ name, share: 1 },
			{ name: "around", share: 2 },
		]);
	expect([waitFor("a"), waitFor("a"), waitFor("a")]).toEqual([0, 0, 60_000]);
	now = 10_000;
	expect([waitFor("b"), waitFor("c"), waitFor("c")]).toEqual([0, 0, 50_000]);
	now = 60_000;
	expect([waitFor("c"), waitFor("c"), waitFor("d")]).toEqual([0, 10_000, 0]);
});
