import type { TrailRecord } from "./fields.ts";

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

/** A record for tests. */
export const fixture: TrailRecord = {
	demo: "trail",
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
	sources: {
		assessor: "Assessor",
		deeds: "Deeds",
		survey: "Survey",
		flood: "Flood map",
		listing: "Listing",
	},
	terms: {
		why: "Why",
		unused: "Why not",
		from: "From",
		other: "Other",
		checked: "Checked",
	},
	words: {
		from: "{source}, {date}, {days} days.",
		agrees: "{source}: the same.",
		differs: "{source}: {value}.",
		nothingToDecide: "Nothing to decide.",
		newerToo: "Newer by {days} as well.",
		onlyNewer: "Newer by {days}.",
		lesser: "of the lower rank",
		first: "First",
		second: "Second",
		shown: "In the record",
		kept: "Kept",
		noSource: "No source",
	},
	figures: [
		agreeing,
		differing("Sale", "2026-09-01"),
		differing("Loan", "2026-09-20"),
		{ ...agreeing, name: "Floor" },
		{ ...agreeing, name: "Plot" },
	],
	untraced: { name: "Roof", value: "2015", from: "?", other: "-", why: "Unused.", checked: "No." },
};
