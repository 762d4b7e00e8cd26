import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import { choose, daysBetween, resolveTrail, ruleTells, trailRows } from "./model.ts";

test("days are those of a calendar, which does not notice that the clocks change", () => {
	expect(daysBetween("2026-03-02", "2026-10-01")).toBe(213);
	expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
});

const MARCH = "2026-03-02";
const AUTUMN = "2026-09-14";
test.each([
	["ranked", "the better source, however old", MARCH, AUTUMN, "1,850", "2,010"],
	["newest", "the newer one", MARCH, AUTUMN, "2,010", "2,010"],
	["newest", "the newer one", AUTUMN, MARCH, "1,850", "2,010"],
	["newest", "the better one of one day", MARCH, MARCH, "1,850", "2,010"],
	["newest", "what both say", MARCH, AUTUMN, "1,850", "1,850"],
] as const)("the rule %s shows %s", (rule, _, day, otherDay, shown, other) => {
	const better = { source: "assessor", value: "1,850", taken: day } as const;
	const lesser = { source: "listing", value: other, taken: otherDay } as const;
	const choice = choose({ better, lesser }, rule);
	const overruled = shown === "2,010";
	expect(choice.shown).toBe(overruled ? lesser : better);
	expect(choice.kept).toBe(overruled ? better : lesser);
	expect(choice).toMatchObject({ agree: other === better.value, overruled });
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
	expect(ruleTells(fixture, "ranked")).toBe("An order.");
});

test("the newer date overrules the rank, or confirms it", () => {
	expect(trailRows(fixture, "newest").slice(0, 3)).toMatchObject([
		{ value: "1987", shown: "assessor", overruled: false, why: "Nothing to decide." },
		{ value: "$415,000", kept: "deeds", overruled: true, why: "Newer by 13." },
		{ value: "$412,000", overruled: false, why: "Newer by 6 as well." },
	]);
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
