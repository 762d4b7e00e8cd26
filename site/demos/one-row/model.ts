import type { OneRowRecord, SampleRequest } from "./fields.ts";

/** How far a request has come: back is the form again, after the approver sent it back. */
export const requestSteps = ["row", "form", "approval", "back", "report"] as const;
export type RequestStep = (typeof requestSteps)[number];

/** The state of a request in its sheet. */
export const requestStates = ["open", "back", "waiting", "approved"] as const;
type RequestState = (typeof requestStates)[number];

/** A request of the sheet, of which the visitor moves one. */
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
type RequestField = (typeof requestFields)[number];

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

/** The rows of the sheet, with the visitor's request as it is now. */
export function sheetRows(
	{ own, others }: Pick<OneRowRecord, "own" | "others">,
	step: RequestStep,
	quantity: number,
): Request[] {
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

export type OneRow = ReturnType<typeof resolveOneRow>;

/** Adds the summary: who may change what at each step, and what is kept. */
export function resolveOneRow(record: OneRowRecord) {
	const summary = requestSteps.map((step) => {
		const { label, who, kept } = record.steps[step];
		return { title: label, text: `${record.terms.who}: ${who} ${record.terms.kept}: ${kept}` };
	});
	return { ...record, summary };
}

const grouped = new Intl.NumberFormat("en-US");

/** A sum of money such as "$1,240". */
export const moneyOf = ({ currency }: Pick<OneRowRecord, "currency">, amount: number) =>
	currency + grouped.format(amount);
