import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("a call counts for sixty seconds, and a refused call does not count", () => {
	let now = 0;
	const limit = new RateLimit(2, () => now);
	expect(limit.waitFor("a")).toBe(0);
	now = 30_000;
	expect(limit.waitFor("a")).toBe(0);
	expect(limit.waitFor("a")).toBe(30_000);
	now = 59_999;
	expect(limit.waitFor("a")).toBe(1);
	now = 60_000;
	expect(limit.waitFor("a")).toBe(0);
	expect(limit.waitFor("a")).toBe(30_000);
});

test("forgets the oldest of too many clients, and still limits the latest", () => {
	const limit = new RateLimit(1, () => 0);
	for (let i = 0; i < 30_000; i++) limit.waitFor(`client ${i}`);
	expect(limit.waitFor("client 29999")).toBeGreaterThan(0);
	expect(limit.waitFor("client 0")).toBe(0);
});
