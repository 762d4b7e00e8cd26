const EDITOR = `http://127.0.0.1:${process.env.EDITOR_PORT || 3100}/edit`;

const page = (label: string, path: string) =>
	`npm run edit, then “${label}” at ${EDITOR}#/collections/${path}`;

/** In the order in which an owner closes them: the command or the editor's page for each group. */
const STEPS = {
	Content: "npm run check names file and field; npm run edit opens the forms",
	Facts: `npm run adopt, if the site is not yet that of your firm; then ${page("The company", "shared/entries/site")}`,
	Brand: "npm run brand",
	"Client logos": page("Client logos", "shared/entries/partners"),
	Claims: page("Claims", "shared/entries/claims"),
	Dates: page("The company", "shared/entries/site"),
	Settings: "edit .env, which .env.example explains, then npm run build",
	"DNS of the sender": "your DNS host, then npm run launch-check",
} as const;

export type Group = keyof typeof STEPS;

export const groups = Object.keys(STEPS) as Group[];

/** What closes the findings of a group. */
export const closedBy = (group: Group): string => STEPS[group];

/**
 * Something to fix or review before the launch: what is wrong, and where and how to fix it. A warning
 * needs a review, but does not block the launch.
 */
export type Finding = { group: Group; problem: string; fix: string; warning?: true };

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
	const summary = errors === 0 ? "Nothing to fix" : `${errors} to fix`;
	return [...steps, `${summary}, ${findings.length - errors} to review.`].join("\n\n");
}
