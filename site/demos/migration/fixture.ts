import type { MigrationRecord } from "./fields.ts";

/** A record for tests. */
export const fixture: MigrationRecord = {
	demo: "migration",
	heading: "A move",
	intro: "Move it.",
	note: "A sample.",
	legend: "How far",
	visitors: "{count} of 10",
	parts: { old: "Old", new: "New" },
	terms: { serves: "Who", cost: "Cost", wrong: "Risk", back: "Back" },
	stages: [0, 0, 1, 9, 10].map((moved, index) => ({
		short: `Stage ${index}`,
		label: `${moved} moved at stage ${index}`,
		moved,
		serves: "Both.",
		cost: "More.",
		wrong: "Little.",
		back: "By a setting.",
	})),
};
