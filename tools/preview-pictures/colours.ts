import { readFileSync } from "node:fs";

const tokens: Record<string, [number, number, number]> = JSON.parse(
	readFileSync("art/tokens.json", "utf8"),
).color;

/** The colours of art/tokens.json as CSS custom properties. */
export const tokenProperties = Object.entries(tokens)
	.map(([name, [l, c, h]]) => `--${name}: oklch(${l} ${c} ${h});`)
	.join(" ");

/**
 * The two groups that `pattern` captures in app/styles/pictures.css.
 * @throws when it does not match
 */
function readColours(pattern: RegExp, picture: string): { ground: string; floor: string } {
	const [, ground, floor] = pattern.exec(readFileSync("app/styles/pictures.css", "utf8")) ?? [];
	if (ground && floor) return { ground, floor };
	throw new Error(`pictures.css has no colours for "${picture}": run node art/panel-colours.ts.`);
}

/**
 * The colours of a render's top edge and lower left corner. All night renders of one cut share a
 * pair.
 */
export function edgeColours(picture: string): { ground: string; floor: string } {
	if (!picture.endsWith("-night")) {
		return readColours(
			new RegExp(`\\[data-picture="${picture}"\\] \\{\\s*--day: (\\S+);\\s*--day-floor: (\\S+);`),
			picture,
		);
	}
	const cut = picture.endsWith("-wide-night")
		? '\\[data-picture\\$="-wide"\\]'
		: "\\[data-picture\\]";
	return readColours(
		new RegExp(
			`${cut} \\{\\s*--ground: light-dark\\(\\S+, (\\S+)\\);\\s*--floor: light-dark\\(\\S+, (\\S+)\\);`,
		),
		picture,
	);
}
