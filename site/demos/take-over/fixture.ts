import type { TakeOverRecord } from "./fields.ts";

const urgent = { event: "it ends", ready: "New.", late: "Late.", gain: "saves it" };

/** A record for tests. */
export const fixture: TakeOverRecord = {
	demo: "take-over",
	heading: "Take-over",
	intro: "Choose.",
	note: "A sample.",
	legend: "Found",
	days: 3,
	words: {
		day: "1 day",
		days: "{count} days",
		left: "{days} left",
		tooMany: "{days}, too many: {left}",
		waits: "waits: {harmless}",
		pays: "{days}, pays: {gain}",
		week: "Week {week}",
		weeks: "Weeks",
		reachOne: "One",
		reach: "{count} of them",
		nobody: "None",
		lesson: "Learn.",
		show: "Show",
		restart: "Restart",
		summary: "{week}, {event}. Done: {ready} Not done: {late}",
	},
	verdicts: {
		nothing: "Choose.",
		harmless: "Waits.",
		partly: "Good.",
		alike: "So do we.",
		ours: "Ours.",
		refused: "No.",
	},
	findings: [
		{ name: "Certificate", days: 1, week: 7, incident: "certificate", ...urgent },
		{ name: "Releases", days: 2, week: 4, incident: "update", ...urgent },
		{ name: "Picker", days: 3, harmless: "only ugly" },
	],
};
