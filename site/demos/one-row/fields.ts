import * as v from "valibot";
import { headingAndIntro, positive, text } from "#content/schema/fields.ts";
import { requestStates, requestSteps } from "./model.ts";

const request = { item: text, quantity: positive, price: positive };
const sampleRequest = v.strictObject({ ...request, state: v.picklist(requestStates) });

const action = v.strictObject({ label: text, to: v.picklist(requestSteps) });
const step = v.strictObject({
	label: text,
	/** What takes the request on from here, and what refuses it. */
	next: action,
	refuse: v.optional(action),
	/** What the approver says, or that it is the approver who is waited for. */
	decision: v.optional(text),
	who: text,
	kept: text,
});

/** A row of a sheet that becomes a form, an approval and a line of a report. */
export const oneRowFields = v.strictObject({
	demo: v.literal("one-row"),
	...headingAndIntro,
	note: text,
	legend: text,
	/** The sign before each amount. */
	currency: text,
	stations: v.strictObject({ row: text, form: text, approval: text, report: text }),
	columns: v.strictObject({ item: text, quantity: text, amount: text, state: text }),
	/** The name of the sum of the report. */
	all: text,
	states: v.strictObject({ open: text, back: text, waiting: text, approved: text }),
	/** The request that the visitor moves on. Its quantity is what the slider starts at. */
	own: v.strictObject(request),
	others: v.pipe(
		v.array(sampleRequest),
		v.length(4, "must be four: the sheet of the scene has five rows"),
	),
	terms: v.strictObject({ who: text, kept: text }),
	steps: v.strictObject({ row: step, form: step, approval: step, back: step, report: step }),
});

export type OneRowRecord = v.InferOutput<typeof oneRowFields>;
export type SampleRequest = v.InferOutput<typeof sampleRequest>;
