import { fill } from "#shared/fill.ts";
import type { TakeOverRecord } from "../../schema/demos/take-over.ts";
import { isUrgent } from "./plan.ts";

export type TakeOver = ReturnType<typeof resolveTakeOver>;
type Words = TakeOverRecord["words"];

/** A number of days in words, such as "2 days". */
export const daysInWords = ({ day, days }: Pick<Words, "day" | "days">, count: number) =>
	count === 1 ? day : fill(days, { count: String(count) });

/** Adds the summary: what becomes of each finding if somebody sees to it, and if not. */
export function resolveTakeOver(record: TakeOverRecord) {
	const { words, findings } = record;
	const summary = findings.map((finding) => {
		const title = `${finding.name} (${daysInWords(words, finding.days)})`;
		if (!isUrgent(finding)) return { title, text: finding.harmless };
		const { week, event, ready, late } = finding;
		const when = fill(words.week, { week: String(week) });
		return { title, text: `${when}: ${event} ${fill(words.summary, { ready, late })}` };
	});
	return { ...record, summary };
}
