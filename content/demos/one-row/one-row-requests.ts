/** The sample requests of the sheet, of which the visitor moves one. */
import type { SampleRequest } from "../../schema/demos/one-row.ts";
import { type RequestState, type RequestStep, requestStates } from "../states.ts";

export type Request = Omit<SampleRequest, "state"> & { state: RequestState; own: boolean };

/** The index of the visitor's request in the sheet: the scene is drawn for the third. */
export const OWN_ROW = 2;

export const MAX_QUANTITY = 8;

const stateAt: Record<RequestStep, RequestState> = {
	row: "open",
	form: "open",
	approval: "waiting",
	back: "back",
	report: "approved",
};

/** The fields of a request, as the sheet and its record show them. */
export const requestFields = ["item", "quantity", "amount", "state"] as const;
export type RequestField = (typeof requestFields)[number];

const open: Record<RequestStep, readonly RequestField[]> = {
	row: requestFields,
	form: ["quantity"],
	approval: ["state"],
	back: ["quantity"],
	report: [],
};

/** Whether somebody may change a field: in a sheet every one, and then only what the step is for. */
export const mayChange = (step: RequestStep, field: RequestField) => open[step].includes(field);

export const amountOf = ({ quantity, price }: Pick<Request, "quantity" | "price">) =>
	quantity * price;

type Sheet = { own: Omit<SampleRequest, "state">; others: readonly SampleRequest[] };

/** The rows of the sheet, with the visitor's request as it is now. */
export function sheetRows({ own, others }: Sheet, step: RequestStep, quantity: number): Request[] {
	const rows: Request[] = others.map((request) => ({ ...request, own: false }));
	return rows.toSpliced(OWN_ROW, 0, { ...own, quantity, state: stateAt[step], own: true });
}

/** The report: the amounts of the requests, added up by state. */
export function totals(requests: readonly Request[]): { state: RequestState; total: number }[] {
	return requestStates.map((state) => ({
		state,
		total: requests
			.filter((request) => request.state === state)
			.reduce((sum, request) => sum + amountOf(request), 0),
	}));
}
