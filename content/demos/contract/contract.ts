import type { ContractRecord } from "../../schema/demos/contract.ts";

export type Contract = ReturnType<typeof resolveContract>;

export function resolveContract(record: ContractRecord) {
	const summary = record.views.map(({ label, callers }) => ({
		title: label,
		text: callers
			.map(({ name, promise }) => (callers.length > 1 ? `${name}: ${promise}` : promise))
			.join(" "),
	}));
	return { ...record, summary };
}
