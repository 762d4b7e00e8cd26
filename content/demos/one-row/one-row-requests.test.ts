import { expect, test } from "vitest";
import { requestSteps } from "../states.ts";
import {
	amountOf,
	mayChange,
	OWN_ROW,
	requestFields,
	sheetRows,
	totals,
} from "./one-row-requests.ts";

const own = { item: "Lamps", quantity: 4, price: 45 };
const others = [
	{ item: "Printer", quantity: 1, price: 240, state: "approved" as const },
	{ item: "Chairs", quantity: 3, price: 190, state: "approved" as const },
	{ item: "Headsets", quantity: 5, price: 80, state: "waiting" as const },
	{ item: "Board", quantity: 1, price: 130, state: "back" as const },
];
const sheet = { own, others };
const ownAt = (step: (typeof requestSteps)[number]) => sheetRows(sheet, step, 6)[OWN_ROW];
const report = (step: (typeof requestSteps)[number], quantity: number) =>
	Object.fromEntries(
		totals(sheetRows(sheet, step, quantity)).map(({ state, total }) => [state, total]),
	);

test("the visitor's request is the third of five rows, in the state of its step", () => {
	expect(sheetRows(sheet, "row", 6).map(({ item }) => item)).toEqual([
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
