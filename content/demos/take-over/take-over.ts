import { fill } from "#shared/fill.ts";
import type { TakeOverRecord } from "../../schema/demos/take-over.ts";
import { type Finding, isUrgent, type planOf, type Urgent } from "./plan.ts";

export type TakeOver = ReturnType<typeof resolveTakeOver>;
type Words = TakeOverRecord["words"];
type Plan = ReturnType<typeof planOf>;

/** A number of days in words, such as "2 days". */
export const daysInWords = ({ day, days }: Pick<Words, "day" | "days">, count: number) =>
	count === 1 ? day : fill(days, { count: String(count) });

const waitsBecause = (words: Words, { days, harmless }: Exclude<Finding, Urgent>) =>
	fill(words.waits, { days: daysInWords(words, days), harmless });

/** How many of the findings reach the customers, in words. */
export const reachInWords = (
	{ words, findings }: Pick<TakeOverRecord, "words" | "findings">,
	{ reaching }: Pick<Plan, "reaching">,
) =>
	reaching === 0
		? words.nobody
		: fill(words.reach, { count: String(reaching), all: String(findings.length) });

/** The days of a finding, and what they are good for once they are spent or nothing fails any more. */
export function noteOn(
	words: Words,
	finding: Finding,
	{ isChosen, fits, reaching }: { isChosen: boolean } & Pick<Plan, "fits" | "reaching">,
): string {
	const days = daysInWords(words, finding.days);
	if (isChosen || reaching === 0) {
		return isUrgent(finding)
			? fill(words.pays, { days, gain: finding.gain })
			: waitsBecause(words, finding);
	}
	return fits(finding) ? days : fill(words.tooMany, { days });
}

/** Adds the summary: what becomes of each finding if somebody sees to it, and if not. */
export function resolveTakeOver(record: TakeOverRecord) {
	const { words, findings } = record;
	const summary = findings.map((finding) => {
		const { name, days } = finding;
		if (!isUrgent(finding)) return { title: name, text: waitsBecause(words, finding) };
		const { week, event, ready, late } = finding;
		const when = fill(words.week, { week: String(week), event });
		return {
			title: `${name} (${daysInWords(words, days)})`,
			text: `${when}. ${fill(words.summary, { ready, late })}`,
		};
	});
	return { ...record, summary };
}
