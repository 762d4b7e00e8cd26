import type { TakeOverRecord } from "../../schema/demos/take-over.ts";

export type Finding = TakeOverRecord["findings"][number];
export type Urgent = Extract<Finding, { week: number }>;

/** True for a finding that becomes a problem if nobody sees to it. */
export const isUrgent = (finding: Finding): finding is Urgent => "week" in finding;

/** What comes of the days if they are spent on the chosen findings. */
export function planOf(
	{ days, findings }: Pick<TakeOverRecord, "days" | "findings">,
	chosen: readonly string[],
) {
	const isChosen = ({ name }: Finding) => chosen.includes(name);
	const left = days - findings.filter(isChosen).reduce((sum, finding) => sum + finding.days, 0);
	const events = findings
		.filter(isUrgent)
		.sort((a, b) => a.week - b.week)
		.map((finding) => ({ ...finding, isReady: isChosen(finding) }));
	return {
		left,
		/** Whether there are days left for a finding that is not chosen. */
		fits: (finding: Finding) => isChosen(finding) || finding.days <= left,
		events,
		reaching: events.filter(({ isReady }) => !isReady).length,
		/** What the chosen findings that never become a problem would have done. */
		harmless: findings.flatMap((finding) =>
			!isUrgent(finding) && isChosen(finding) ? [finding.harmless] : [],
		),
	};
}
