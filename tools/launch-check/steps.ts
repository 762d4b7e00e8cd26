const EDITOR = `http://127.0.0.1:${process.env.EDITOR_PORT || 3100}/`;

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
	Links: "npm run build, then npm run launch-check",
} as const;

export type Group = keyof typeof STEPS;

export const groups = Object.keys(STEPS) as Group[];

/** What closes the findings of a group. */
export const closedBy = (group: Group): string => STEPS[group];
