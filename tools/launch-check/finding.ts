/** Something that is open before the launch. */
export type Finding = {
	group: string;
	what: string;
	/** Where and how to mend it. */
	mend: string;
	/** Worth a look, but no reason to wait. */
	warning?: true;
};

/** The findings as text: groups, each with its lines. */
export function report(findings: Finding[]): string {
	const groups = Map.groupBy(findings, ({ group }) => group);
	const blocks = [...groups].map(([group, list]) => {
		const lines = list.map(
			({ what, mend, warning }) => `  ${warning ? "~" : "✗"} ${what}\n      ${mend}`,
		);
		return [`${group} (${list.length})`, ...lines].join("\n");
	});
	const open = findings.filter(({ warning }) => !warning).length;
	const warnings = findings.length - open;
	const sum = open === 0 ? "Nothing is open" : `${open} open`;
	return [...blocks, `${sum}, ${warnings} to look at.`].join("\n\n");
}
