import { readFileSync } from "node:fs";

const tokens: Record<string, [number, number, number]> = JSON.parse(
	readFileSync("art/tokens.json", "utf8"),
).color;

/** The colours of art/tokens.json as custom properties. */
export const tokenProperties = Object.entries(tokens)
	.map(([name, [l, c, h]]) => `--${name}: oklch(${l} ${c} ${h});`)
	.join(" ");

/**
 * The colours of a render's top edge and lower left corner, from app/styles/pictures.css.
 * @throws when the render has none there
 */
export function edgeColours(picture: string): { ground: string; floor: string } {
	const night = picture.endsWith("-night");
	const name = picture.replace(/-night$/, "");
	const sheet = readFileSync("app/styles/pictures.css", "utf8");
	const rule = new RegExp(
		`\\[data-picture="${name}"\\] \\{\\s*--ground: light-dark\\((\\S+), (\\S+)\\);\\s*--floor: light-dark\\((\\S+), (\\S+)\\);`,
	).exec(sheet);
	if (!rule)
		throw new Error(`pictures.css has no colours of "${name}": run node art/panel-colours.ts.`);
	const [, groundDay = "", groundNight = "", floorDay = "", floorNight = ""] = rule;
	return night
		? { ground: groundNight, floor: floorNight }
		: { ground: groundDay, floor: floorDay };
}
