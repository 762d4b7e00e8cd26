import type { OneScreenRecord } from "./fields.ts";

const stage = (label: string) => ({
	label,
	shows: `${label} shows it.`,
	field: `${label} has it.`,
	decides: "Whether.",
	cost: "Minutes",
	effort: "A pencil.",
});

/** A record for tests. */
export const fixture: OneScreenRecord = {
	demo: "one-screen",
	heading: "A heading",
	intro: "Try it.",
	note: "A sample.",
	legend: "The question",
	field: { label: "Field", value: "Value" },
	terms: { shows: "Shows", decides: "Decides", change: "A change" },
	stages: { sketch: stage("Sketch"), prototype: stage("Prototype"), release: stage("Release") },
};
