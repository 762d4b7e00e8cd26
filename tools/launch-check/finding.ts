/** Something to fix or review before the launch. */
export type Finding = {
	group: string;
	problem: string;
	/** Where and how to fix it. */
	fix: string;
	/** Needs a review, but does not block the launch. */
	warning?: true;
};

/** Formats the findings as text, by group. */
export function report(findings: Finding[]): string {
	const groups = Map.groupBy(findings, ({ group }) => group);
	const blocks = [...groups].map(([group, list]) => {
		const lines = list.map(
			({ problem, fix, warning }) => `  ${warning ? "~" : "✗"} ${problem}\n      ${fix}`,
		);
		return [`${group} (${list.length})`, ...lines].join("\n");
	});
	const errors = findings.filter(({ warning }) => !warning).length;
	const warnings = findings.length - errors;
	const summary = errors === 0 ? "Nothing to fix" : `${errors} to fix`;
	return [...blocks, `${summary}, ${warnings} to review.`].join("\n\n");
}
