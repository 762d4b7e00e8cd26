import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("each call counts for sixty seconds, a refused one not at all", () => {
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

test("a flood of addresses does not fill the memory, and the last caller stays limited", () => {
	const limit = new RateLimit(1, () => 0);
	for (let i = 0; i < 30_000; i++) limit.waitFor(`client ${i}`);
	expect(limit.waitFor("client 29999")).toBeGreaterThan(0);
	expect(limit.waitFor("client 0")).toBe(0);
});
