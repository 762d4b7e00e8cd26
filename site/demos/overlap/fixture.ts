import type { OverlapRecord } from "./fields.ts";

/** A record for tests. */
export const fixture: OverlapRecord = {
	demo: "overlap",
	heading: "Hours",
	intro: "Choose.",
	note: "A sample.",
	team: { zone: "Asia/Singapore", name: "Singapore" },
	zones: [
		{ zone: "Europe/London", name: "London" },
		{ zone: "Asia/Kolkata", name: "Kolkata" },
		{ zone: "America/New_York", name: "New York" },
	],
	labels: {
		zone: "Zone",
		ownZone: "{name} (yours)",
		you: "You",
		team: "The team starts at",
		yourDay: "Your day",
		teamDay: "Team's day",
		handOver: "Hand-over",
	},
	words: { hour: "1 hour", hours: "{n} hours", minutes: "{n} minutes" },
	terms: { shared: "Shared", use: "Use", year: "Year" },
	shared: {
		some: "{hours}: {from} to {to}, {teamFrom} to {teamTo}.",
		none: "From {start}: {hours}.",
		nextDay: "the next day",
		dayBefore: "the day before",
	},
	use: { many: "Many.", some: "Some.", few: "Few.", none: "None." },
	year: { same: "Always {january}.", differs: "{january}, then {july}.", nothing: "nothing" },
};
