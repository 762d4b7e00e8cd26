import { readFileSync } from "node:fs";

const tokens: Record<string, [number, number, number]> = JSON.parse(
	readFileSync("art/tokens.json", "utf8"),
).color;

/** The colours of art/tokens.json as custom properties. */
export const tokenProperties = Object.entries(tokens)
	.map(([name, [l, c, h]]) => `--${name}: oklch(${l} ${c} ${h});`)
	.join(" ");

/** What `pattern` catches in app/styles/pictures.css. @throws when it isn't there */
function inSheet(pattern: RegExp, name: string): { ground: string; floor: string } {
	const [, ground, floor] = pattern.exec(readFileSync("app/styles/pictures.css", "utf8")) ?? [];
	if (ground && floor) return { ground, floor };
	throw new Error(`pictures.css has no colours of "${name}": run node art/panel-colours.ts.`);
}

/** The colours of a render's top edge and lower left corner; by night each cut has one pair. */
export function edgeColours(picture: string): { ground: string; floor: string } {
	if (!picture.endsWith("-night")) {
		return inSheet(
			new RegExp(`\\[data-picture="${picture}"\\] \\{\\s*--day: (\\S+);\\s*--day-floor: (\\S+);`),
			picture,
		);
	}
	const cut = picture.endsWith("-wide-night")
		? '\\[data-picture\\$="-wide"\\]'
		: "\\[data-picture\\]";
	return inSheet(
		new RegExp(
			`${cut} \\{\\s*--ground: light-dark\\(\\S+, (\\S+)\\);\\s*--floor: light-dark\\(\\S+, (\\S+)\\);`,
		),
		picture,
	);
}
