import type { OneRowRecord } from "./fields.ts";

const step = (label: string, to: "row" | "form" | "approval" | "report") => ({
	label,
	next: { label: `To ${to}`, to },
	who: `${label} people.`,
	kept: "Some.",
});

/** A record for tests. */
export const fixture: OneRowRecord = {
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
	others: [
		{ item: "Printer", quantity: 1, price: 240, state: "approved" },
		{ item: "Chairs", quantity: 3, price: 190, state: "approved" },
		{ item: "Headsets", quantity: 5, price: 80, state: "waiting" },
		{ item: "Board", quantity: 1, price: 130, state: "back" },
	],
	terms: { who: "Who", kept: "Kept" },
	steps: {
		row: step("Row", "form"),
		form: step("Form", "approval"),
		approval: { ...step("Approval", "report"), refuse: { label: "Refuse", to: "back" } },
		back: step("Back", "approval"),
		report: step("Report", "row"),
	},
};
