import { expect, test } from "vitest";
import { resolveMigration } from "./migration.ts";

const stage = { short: "One", label: "One moved", moved: 1 };
const words = { serves: "Both.", cost: "More.", wrong: "Little.", back: "By a setting." };
const { stages, summary } = resolveMigration({
	demo: "migration",
	heading: "A move",
	intro: "Move it.",
	legend: "How far",
	note: "A sample.",
	visitors: "{count} of 10",
	parts: { old: "Old", new: "New" },
	terms: { serves: "Who", cost: "Cost", wrong: "Risk", back: "Back" },
	stages: [{ ...stage, ...words }],
});

test("a visitor is on the old system or on the new one", () => {
	expect(stages).toMatchObject([{ onOld: "9 of 10", onNew: "1 of 10" }]);
});

test("the summary says who serves and how the stage is taken back", () => {
	expect(summary).toEqual([{ title: "One moved", text: "Both. Back: By a setting." }]);
});
