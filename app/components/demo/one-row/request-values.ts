import { moneyOf, type OneRow } from "#content/demos/one-row/one-row.ts";
import {
	amountOf,
	type Request,
	type RequestField,
} from "#content/demos/one-row/one-row-requests.ts";

/** The fields of a request in words. */
export const valuesOf = (demo: OneRow, request: Request): Record<RequestField, string> => ({
	item: request.item,
	quantity: String(request.quantity),
	amount: moneyOf(demo, amountOf(request)),
	state: demo.states[request.state],
});
