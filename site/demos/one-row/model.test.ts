import { expect, test } from "vitest";
import { fixture } from "./fixture.ts";
import {
	amountOf,
	mayChange,
	moneyOf,
	OWN_ROW,
	requestFields,
	requestSteps,
	resolveOneRow,
	sheetRows,
	totals,
} from "./model.ts";

const ownAt = (step: (typeof requestSteps)[number]) => sheetRows(fixture, step, 6)[OWN_ROW];
const report = (step: (typeof requestSteps)[number], quantity: number) =>
	Object.fromEntries(
		totals(sheetRows(fixture, step, quantity)).map(({ state, total }) => [state, total]),
	);

test("the visitor's request is the third of five rows, in the state of its step", () => {
	expect(sheetRows(fixture, "row", 6).map(({ item }) => item)).toEqual([
		"Printer",
		"Chairs",
		"Lamps",
		"Headsets",
		"Board",
	]);
	expect(requestSteps.map((step) => ownAt(step)?.state)).toEqual([
		"open",
		"open",
		"waiting",
		"back",
		"approved",
	]);
	expect(ownAt("form")).toMatchObject({ quantity: 6, own: true });
});

test("an amount is the price of all pieces", () => {
	expect(amountOf({ quantity: 6, price: 45 })).toBe(270);
});

test("a sheet lets everything be changed, a form the quantity, an approval the state", () => {
	const open = requestSteps.map((step) => requestFields.filter((field) => mayChange(step, field)));
	expect(open).toEqual([[...requestFields], ["quantity"], ["state"], ["quantity"], []]);
});

test("the report follows the step and the quantity", () => {
	expect(report("row", 4)).toEqual({ open: 180, back: 130, waiting: 400, approved: 810 });
	expect(report("form", 1)).toMatchObject({ open: 45 });
	expect(report("approval", 4)).toMatchObject({ open: 0, waiting: 580 });
	expect(report("back", 4)).toMatchObject({ back: 310, waiting: 400 });
	expect(report("report", 8)).toEqual({ open: 0, back: 130, waiting: 400, approved: 1170 });
});

test("the summary says of each step who may change what, and what is kept", () => {
	const { summary } = resolveOneRow(fixture);
	expect(summary.map(({ title }) => title)).toEqual(["Row", "Form", "Approval", "Back", "Report"]);
	expect(summary[0]?.text).toBe("Who: Row people. Kept: Some.");
});

test("money has its sign and groups of three digits", () => {
	expect(moneyOf({ currency: "$" }, 1170)).toBe("$1,170");
});
