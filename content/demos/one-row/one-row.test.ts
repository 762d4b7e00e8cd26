import { expect, test } from "vitest";
import { moneyOf, resolveOneRow } from "./one-row.ts";

const action = { label: "On", to: "form" as const };
const step = (label: string) => ({
	label,
	next: action,
	who: `${label} people.`,
	kept: "Some.",
});
const { summary } = resolveOneRow({
	demo: "one-row",
	heading: "A row",
	intro: "Move it.",
	note: "A sample.",
	legend: "Where",
	currency: "$",
	stations: { row: "Row", form: "Form", approval: "Approval", report: "Report" },
	columns: { item: "Request", quantity: "Quantity", amount: "Amount", state: "State" },
	all: "All",
	states: { open: "Not sent", back: "Back", waiting: "Waiting", approved: "Approved" },
	own: { item: "Lamps", quantity: 4, price: 45 },
	others: [],
	terms: { who: "Who", kept: "Kept" },
	steps: {
		row: step("Row"),
		form: step("Form"),
		approval: step("Approval"),
		back: step("Back"),
		report: step("Report"),
	},
});

test("the summary says of each step who may change what, and what is kept", () => {
	expect(summary.map(({ title }) => title)).toEqual(["Row", "Form", "Approval", "Back", "Report"]);
	expect(summary[0]?.text).toBe("Who: Row people. Kept: Some.");
});

test("money has its sign and groups of three digits", () => {
	expect(moneyOf({ currency: "$" }, 1170)).toBe("$1,170");
});
