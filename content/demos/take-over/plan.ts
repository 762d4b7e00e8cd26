import type { TakeOverRecord } from "../../schema/demos/take-over.ts";

export type Finding = TakeOverRecord["findings"][number];
export type Urgent = Extract<Finding, { week: number }>;

/** True for a finding that becomes a problem if nobody sees to it. */
export const isUrgent = (finding: Finding): finding is Urgent => "week" in finding;

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
