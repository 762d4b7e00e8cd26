import type { FiveDesksRecord } from "./fields.ts";

const desk = { minutes: 3, days: 1, stays: false, reason: "Software does it." };

/** A record for tests. */
export const fixture: FiveDesksRecord = {
	demo: "five-desks",
	heading: "Five desks",
	intro: "Strike them out.",
	note: "A sample.",
	legend: "Strike out",
	words: {
		day: "{n} day",
		days: "{n} days",
		minutes: "{n} minutes",
		desk: "{minutes} after {days}.",
		now: "Now",
		instead: "Instead",
		stays: "Stays",
		total: "{days} of waiting, {minutes} of work.",
		longest: "{desk}, for {days}.",
		sooner: "{days} sooner.",
		refused: "No.",
	},
	summary: { before: "All", after: "The rest" },
	scale: { day: "a day", work: "the work", saved: "saved" },
	desks: [
		{ name: "Post", ...desk },
		{ name: "Leader", ...desk },
		{ name: "Typing", ...desk, minutes: 12, days: 3 },
		{ name: "Legal", ...desk, minutes: 20, days: 3, stays: true, reason: "It is asked." },
		{ name: "Accounts", ...desk },
	],
};
