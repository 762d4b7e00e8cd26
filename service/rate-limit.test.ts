import { expect, test } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

test("a minute slides: each call counts for sixty seconds, a refused one not at all", () => {
	let now = 0;
	const waitFor = createRateLimit(2, () => now);
	expect(waitFor("a")).toBe(0);
	now = 30_000;
	expect(waitFor("a")).toBe(0);
	expect(waitFor("a")).toBe(30_000);
	now = 59_999;
	expect(waitFor("a")).toBe(1);
	now = 60_000;
	expect(waitFor("a")).toBe(0);
	expect(waitFor("a")).toBe(30_000);
});

test("a flood of addresses does not fill the memory, and does not free who called last", () => {
	const waitFor = createRateLimit(1, () => 0);
	for (let i = 0; i < 30_000; i++) waitFor(`client ${i}`);
	expect(waitFor("client 29999")).toBeGreaterThan(0);
	expect(waitFor("client 0")).toBe(0);
});
