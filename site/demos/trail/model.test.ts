import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { choose, daysBetween, resolveTrail, ruleTells, trailRows, waysOf } from "./model.ts";

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

test("a figure says where it comes from, what the other source says, and why", () => {
	expect(trailRows(fixture, "ranked")).toMatchObject([
		{
			name: "Year built",
			value: "1987",
			from: "Assessor, 2 March 2026, 213 days.",
			other: "Listing: the same.",
			why: "Nothing to decide.",
		},
		{ value: "$412,000", shown: "deeds", other: "Listing: $415,000.", why: "It was recorded." },
		{ value: "$412,000", why: "It was recorded." },
		{ name: "Floor" },
		{ name: "Plot" },
		fixture.untraced,
	]);
});

test("the newer date overrules the rank, or confirms it", () => {
	expect(trailRows(fixture, "newest")).toMatchObject([
		{ value: "1987", shown: "assessor", overruled: false, why: "Nothing to decide." },
		{ value: "$415,000", kept: "deeds", overruled: true, why: "Newer by 13." },
		{ value: "$412,000", overruled: false, why: "Newer by 6 as well." },
		{ name: "Floor" },
		{ name: "Plot" },
		fixture.untraced,
	]);
});

test("counts the figures that a rule changes", () => {
	expect(ruleTells(fixture, "ranked")).toBe("An order.");
	expect(ruleTells(fixture, "newest")).toBe("1 of 6.");
});

test("the summary has each figure with its source, and the note the day of the record", () => {
	const { summary, note } = resolveTrail(fixture);
	expect(note).toBe("A sample of 1 October 2026.");
	expect(summary[1]).toEqual({
		title: "Sale: $412,000",
		text: "Deeds, 1 September 2026, 30 days. Other: Listing: $415,000. It was recorded.",
	});
	expect(summary.at(-1)).toEqual({ title: "Roof: 2015", text: "? Other: - Unused." });
});

test("the better source is always the first, whichever the record shows", () => {
	const ranked = waysOf(0, { shown: "assessor", overruled: false }).wide;
	const newest = waysOf(0, { shown: "listing", overruled: true }).wide;
	expect(newest).toEqual({ shown: ranked.kept, kept: ranked.shown });
});

test("on a narrow screen the ways leave their row on different sides", () => {
	const { shown, kept } = waysOf(5, { shown: "flood", overruled: false }).narrow;
	expect(shown).toMatch(/^M8 /);
	expect(kept).toMatch(/^M92 /);
});

test("a figure without a source has one way, which ends nowhere", () => {
	const { wide, narrow } = waysOf(5, {});
	expect(wide.kept).toBeUndefined();
	expect(narrow.kept).toBeUndefined();
	expect(wide.shown).toMatch(/H60$/);
});
