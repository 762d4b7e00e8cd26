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

/** The person who asks may change the quantity until the request is sent, and after it came back. */
export const mayChangeQuantity = (step: RequestStep) => step === "form" || step === "back";

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
