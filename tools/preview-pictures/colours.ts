import { readFileSync } from "node:fs";

/** The colours of the firm as CSS custom properties. */
export const palette = readFileSync("company/made/palette.css", "utf8");

const panels = readFileSync("site/styles/pictures.css", "utf8");

/**
 * The colours of a render's top edge and lower left corner.
 * @throws when site/styles/pictures.css lacks the picture
 */
export function edgeColours(render: string): { ground: string; floor: string } {
	const picture = render.replace(/-night$/, "");
	const rule = new RegExp(
		`\\[data-picture="${picture}"\\][^{]*\\{\\s*--ground: light-dark\\((\\S+), (\\S+)\\);\\s*--floor: light-dark\\((\\S+), (\\S+)\\);`,
	);
	const [, day, night, dayFloor, nightFloor] = rule.exec(panels) ?? [];
	const [ground, floor] = picture === render ? [day, dayFloor] : [night, nightFloor];
	if (ground && floor) return { ground, floor };
	throw new Error(`pictures.css has no colours for "${picture}": run node art/panel-colours.ts.`);
}
