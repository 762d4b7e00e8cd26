import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	amountOf,
	mayChange,
	moneyOf,
	OWN_ROW,
	requestFields,
	resolveOneRow,
	sheetRows,
	totals,
} from "./model.ts";

/** A sheet lets everything be changed, a form the quantity, an approval the state. */
test.each([
	["row", "open", [...requestFields]],
	["form", "open", ["quantity"]],
	["approval", "waiting", ["state"]],
	["back", "back", ["quantity"]],
	["report", "approved", []],
] as const)(
	"at the step %s the visitor's request is %s, and may be changed in %j",
	(step, state, open) => {
		expect(sheetRows(fixture, step, 6)[OWN_ROW]).toMatchObject({ state, quantity: 6, own: true });
		expect(requestFields.filter((field) => mayChange(step, field))).toEqual(open);
	},
);

test.each([
	["row", 4, { open: 180, back: 130, waiting: 400, approved: 810 }],
	["approval", 4, { open: 0, back: 130, waiting: 580, approved: 810 }],
	["back", 4, { open: 0, back: 310, waiting: 400, approved: 810 }],
	["report", 8, { open: 0, back: 130, waiting: 400, approved: 1170 }],
] as const)("the report follows the step %s and the quantity %i", (step, quantity, expected) => {
	const rows = totals(sheetRows(fixture, step, quantity));
	expect(Object.fromEntries(rows.map(({ state, total }) => [state, total]))).toEqual(expected);
});

test("the visitor's request is the third, and money has its sign and groups of three digits", () => {
	const items = sheetRows(fixture, "row", 6).map(({ item }) => item);
	expect(items).toEqual(["Printer", "Chairs", "Lamps", "Headsets", "Board"]);
	expect(moneyOf({ currency: "$" }, amountOf({ quantity: 26, price: 45 }))).toBe("$1,170");
});

test("the summary says of each step who may change what, and what is kept", () => {
	const { summary } = resolveOneRow(fixture);
	expect(summary.map(({ title }) => title)).toEqual(["Row", "Form", "Approval", "Back", "Report"]);
	expect(summary[0]?.text).toBe("Who: Row people. Kept: Some.");
});
