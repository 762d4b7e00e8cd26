import type { TakeOverRecord } from "../../schema/demos/take-over.ts";

export type TakeOver = ReturnType<typeof resolveTakeOver>;

/** Adds the summary: what each page of the report tells. */
export function resolveTakeOver(record: TakeOverRecord) {
	const summary = record.pages.map(({ title, tells }) => ({ title, text: tells }));
	return { ...record, summary };
}
