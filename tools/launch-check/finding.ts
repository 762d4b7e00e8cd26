import { closedBy, type Group, groups } from "./steps.ts";

/** Something to fix or review before the launch. */
export type Finding = {
	group: Group;
	problem: string;
	/** Where and how to fix it. */
	fix: string;
	/** Needs a review, but does not block the launch. */
	warning?: true;
};

/** Formats the findings as a numbered list of steps, each with what closes it. */
export function report(findings: Finding[]): string {
	const steps = groups
		.map((group) => ({ group, list: findings.filter((finding) => finding.group === group) }))
		.filter(({ list }) => list.length > 0)
		.map(({ group, list }, n) => {
			const lines = list.map(
				({ problem, fix, warning }) => `  ${warning ? "~" : "✗"} ${problem}\n      ${fix}`,
			);
			return [`${n + 1}. ${group} (${list.length})`, `  → ${closedBy(group)}`, ...lines].join("\n");
		});
	const errors = findings.filter(({ warning }) => !warning).length;
	const warnings = findings.length - errors;
	const summary = errors === 0 ? "Nothing to fix" : `${errors} to fix`;
	return [...steps, `${summary}, ${warnings} to review.`].join("\n\n");
}
