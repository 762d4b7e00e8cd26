import type { OneRowRecord } from "../../schema/demos/one-row.ts";
import { requestSteps } from "../states.ts";

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
