import { expect, test } from "vitest";
import { choose, daysBetween } from "./trail-readings.ts";

const assessor = { source: "assessor", value: "1,850 sq ft", taken: "2026-03-02" } as const;
const listing = { source: "listing", value: "2,010 sq ft", taken: "2026-09-14" } as const;

test.each([
	["2026-03-02", "2026-03-02", 0],
	["2026-03-02", "2026-10-01", 213],
	["2024-02-28", "2024-03-01", 2],
	// The clocks change in between, which the days of a calendar do not notice.
	["2026-03-28", "2026-03-30", 2],
	["2026-10-01", "2026-09-30", -1],
])("from %s to %s it is %i days", (from, to, days) => {
	expect(daysBetween(from, to)).toBe(days);
});

test("the ranked rule shows the better source, however old", () => {
	expect(choose({ better: assessor, lesser: listing }, "ranked")).toEqual({
		shown: assessor,
		kept: listing,
		agree: false,
		overruled: false,
	});
});

test("the other rule shows the newer one", () => {
	expect(choose({ better: assessor, lesser: listing }, "newest")).toMatchObject({
		shown: listing,
		overruled: true,
	});
	expect(choose({ better: listing, lesser: assessor }, "newest")).toMatchObject({
		shown: listing,
		overruled: false,
	});
});

test("of two figures of one day, the rank decides", () => {
	const sameDay = { ...listing, taken: assessor.taken };
	expect(choose({ better: assessor, lesser: sameDay }, "newest")).toMatchObject({
		shown: assessor,
	});
});

test("says whether both sources agree", () => {
	const same = { ...listing, value: assessor.value };
	expect(choose({ better: assessor, lesser: same }, "newest")).toMatchObject({
		agree: true,
		overruled: false,
	});
});
