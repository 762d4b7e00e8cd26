import { expect, test } from "vitest";
import { SlidingLimit } from "./sliding-limit.ts";

const MINUTE = 60_000;

test("forgets the oldest of too many clients, and still limits the latest", () => {
	const limit = new SlidingLimit(1, MINUTE, () => 0);
	const waitFor = (i: number) => limit.waitFor(`client ${i}`);
	for (let i = 0; i < 30_000; i++) waitFor(i);
	expect(waitFor(29_999)).toBeGreaterThan(0);
	expect(waitFor(0)).toBe(0);
});
