import { fill } from "#shared/fill.ts";
import type { TakeOverRecord } from "./fields.ts";

/** What can happen to an application that was taken over. Each has a model. */
export const incidents = ["certificate", "update", "server", "disk"] as const;

export type Finding = TakeOverRecord["findings"][number];

/** True for a finding that becomes a problem if nobody sees to it. */
export const isUrgent = (finding: Finding): finding is Extract<Finding, { week: number }> =>
	"week" in finding;

/** What comes of the days if they are spent on the chosen findings. */
export function planOf(
	{ days, findings }: Pick<TakeOverRecord, "days" | "findings">,
	chosen: readonly string[],
	/** Whether the choice is ours because the visitor asked for it. */
	isShown = false,
) {
	const isChosen = ({ name }: Finding) => chosen.includes(name);
	const left = days - findings.filter(isChosen).reduce((sum, finding) => sum + finding.days, 0);
	const events = findings
		.filter(isUrgent)
		.sort((a, b) => a.week - b.week)
		.map((finding) => ({ ...finding, isReady: isChosen(finding) }));
	const reaching = events.filter(({ isReady }) => !isReady).length;
	return {
		left,
		/** Whether there are days left for a finding that is not chosen. */
		fits: (finding: Finding) => isChosen(finding) || finding.days <= left,
		events,
		reaching,
		verdict: verdictOn(findings.filter(isChosen), reaching, isShown),
	};
}

/** What can be said of a choice that lets so many problems reach the customers. */
function verdictOn(
	chosen: Finding[],
	reaching: number,
	isShown: boolean,
): keyof TakeOverRecord["verdicts"] {
	if (reaching === 0) return isShown ? "ours" : "alike";
	if (chosen.length === 0) return "nothing";
	return chosen.every(isUrgent) ? "partly" : "harmless";
}

export type TakeOver = ReturnType<typeof resolveTakeOver>;
type Words = TakeOverRecord["words"];
export type Plan = ReturnType<typeof planOf>;

/** A number of days in words, such as "2 days". */
export const daysInWords = ({ day, days }: Pick<Words, "day" | "days">, count: number) =>
	count === 1 ? day : fill(days, { count });

/** How many problems reach the customers, in words. */
export function reachInWords({ nobody, reachOne, reach }: Words, reaching: number): string {
	if (reaching === 0) return nobody;
	return reaching === 1 ? reachOne : fill(reach, { count: reaching });
}

/** The days of a finding, and what they are good for once they are spent or nothing fails any more. */
export function noteOn(
	words: Words,
	finding: Finding,
	plan: { isChosen: boolean } & Pick<Plan, "fits" | "left" | "reaching">,
): string {
	const { isChosen, fits, left, reaching } = plan;
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
		const week = fill(words.week, { week: finding.week });
		return { title, text: fill(words.summary, { week, event, ready, late }) };
	});
	return { ...record, summary };
}
