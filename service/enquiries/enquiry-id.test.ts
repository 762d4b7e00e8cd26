import { expect, test } from "vitest";
import { createIdMaker } from "./enquiry-id.ts";

test("ids are version 7 UUIDs that sort by creation, even if the clock is set back", () => {
	let now = Date.UTC(2026, 0, 1);
	const makeId = createIdMaker(() => now);
	const ids = Array.from({ length: 10_000 }, (_, i) => {
		if (i === 9_000) now -= 60_000;
		return makeId();
	});
	expect(new Set(ids).size).toBe(ids.length);
	expect([...ids].sort()).toEqual(ids);
	for (const id of ids)
		expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
