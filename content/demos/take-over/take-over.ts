import { fill } from "#shared/fill.ts";
import type { TakeOverRecord } from "../../schema/demos/take-over.ts";
import { type Finding, isUrgent, type planOf } from "./plan.ts";

export type TakeOver = ReturnType<typeof resolveTakeOver>;
type Words = TakeOverRecord["words"];
type Plan = ReturnType<typeof planOf>;

/** A number of days in words, such as "2 days". */
export const daysInWords = ({ day, days }: Pick<Words, "day" | "days">, count: number) =>
	count === 1 ? day : fill(days, { count: String(count) });

/** How many problems reach the customers, in words. */
export function reachInWords({ nobody, reachOne, reach }: Words, reaching: number): string {
	if (reaching === 0) return nobody;
	return reaching === 1 ? reachOne : fill(reach, { count: String(reaching) });
}

/** The days of a finding, and what they are good for once they are spent or nothing fails any more. */
export function noteOn(
	words: Words,
	finding: Finding,
	{
		isChosen,
		fits,
		left,
		reaching,
	}: { isChosen: boolean } & Pick<Plan, "fits" | "left" | "reaching">,
): string {
	const days = daysInWords(words, finding.days);
	if (isChosen || reaching === 0) {
		return isUrgent(finding)
			? fill(words.pays, { days, gain: finding.gain })
			: fill(words.waits, finding);
	}
	return fits(finding) ? days : fill(words.tooMany, { days, left: daysInWords(words, left) });
}

/** Adds the summary: what becomes of each finding if somebody sees to it, and if not. */
export function resolveTakeOver(record: TakeOverRecord) {
	const { words, findings } = record;
	const summary = findings.map((finding) => {
		const title = `${finding.name} (${daysInWords(words, finding.days)})`;
		if (!isUrgent(finding)) return { title, text: fill(words.waits, finding) };
		const { event, ready, late } = finding;
		const week = fill(words.week, { week: String(finding.week) });
		return { title, text: fill(words.summary, { week, event, ready, late }) };
	});
	return { ...record, summary };
}
