import { expect, test } from "vitest";
import { resolveTrail, ruleTells, trailRows } from "./trail.ts";

const agreeing = {
	name: "Year built",
	readings: {
		better: { source: "assessor", value: "1987", taken: "2026-03-02" },
		lesser: { source: "listing", value: "1987", taken: "2026-09-14" },
	},
	ranking: "It has the permit.",
	checked: "It is before the sale.",
} as const;
const differing = (name: string, taken: string) => ({
	name,
	readings: {
		better: { source: "deeds" as const, value: "$412,000", taken },
		lesser: { source: "listing" as const, value: "$415,000", taken: "2026-09-14" },
	},
	ranking: "It was recorded.",
	checked: "It was looked up.",
});

const copy = {
	demo: "trail" as const,
	heading: "Sources",
	intro: "Choose one.",
	note: "A sample of {date}.",
	asOf: "2026-10-01",
	address: "12 Sample Street",
	rules: {
		legend: "Show",
		ranked: { label: "Better", tells: "An order." },
		newest: { label: "Newer", tells: "{count} of {all}." },
	},
	sources: { assessor: "Assessor", deeds: "Deeds", survey: "", flood: "", listing: "Listing" },
	terms: { why: "", unused: "", more: "", from: "", other: "Other", checked: "" },
	words: {
		from: "{source}, {date}, {days} days.",
		agrees: "{source}: the same.",
		differs: "{source}: {value}.",
		nothingToDecide: "Nothing to decide.",
		newerToo: "Newer by {days} as well.",
		onlyNewer: "Newer by {days}.",
		lesser: "",
		first: "",
		second: "",
		shown: "",
		kept: "",
		noSource: "",
	},
	figures: [agreeing, differing("Sale", "2026-09-01"), differing("Loan", "2026-09-20")],
	untraced: { name: "Roof", value: "2015", from: "?", other: "-", why: "Unused.", checked: "No." },
};

test("a figure says where it comes from, what the other source says, and why", () => {
	expect(trailRows(copy, "ranked")).toMatchObject([
		{
			name: "Year built",
			value: "1987",
			from: "Assessor, 2 March 2026, 213 days.",
			other: "Listing: the same.",
			why: "Nothing to decide.",
		},
		{ value: "$412,000", shown: "deeds", other: "Listing: $415,000.", why: "It was recorded." },
		{ value: "$412,000", why: "It was recorded." },
		copy.untraced,
	]);
});

test("the newer date overrules the rank, or confirms it", () => {
	expect(trailRows(copy, "newest")).toMatchObject([
		{ value: "1987", shown: "assessor", overruled: false, why: "Nothing to decide." },
		{ value: "$415,000", kept: "deeds", overruled: true, why: "Newer by 13." },
		{ value: "$412,000", overruled: false, why: "Newer by 6 as well." },
		copy.untraced,
	]);
});

test("counts the figures that a rule changes", () => {
	expect(ruleTells(copy, "ranked")).toBe("An order.");
	expect(ruleTells(copy, "newest")).toBe("1 of 4.");
});

test("the summary has each figure with its source, and the note the day of the record", () => {
	const { summary, note } = resolveTrail(copy);
	expect(note).toBe("A sample of 1 October 2026.");
	expect(summary[1]).toEqual({
		title: "Sale: $412,000",
		text: "Deeds, 1 September 2026, 30 days. Other: Listing: $415,000. It was recorded.",
	});
	expect(summary.at(-1)).toEqual({ title: "Roof: 2015", text: "? Other: - Unused." });
});
