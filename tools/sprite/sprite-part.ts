import { optimize } from "svgo";

/** Units between two logos of a sprite: more than the tallest is high, so that none shows beside another. */
const STEP = 1000;

export type SpritePart = { id: string; size: [width: number, height: number]; content: string };

/**
 * Turns a stand-alone SVG into a part of a sprite. Ids inside get the part's id in front, since
 * all parts share one document and two gradients named "a" would collide. Names are dropped: the
 * text alternative belongs to the place of use.
 * @throws when the SVG has no viewBox, or one that doesn't start at 0 0
 */
export function spritePart(id: string, svg: string): SpritePart {
	const { data } = optimize(svg, {
		multipass: true,
		plugins: [
			"preset-default",
			{ name: "prefixIds", params: { prefix: id, prefixClassNames: false } },
			{ name: "removeAttrs", params: { attrs: "svg:(xmlns.*|role|aria-label|width|height)" } },
		],
	});
	const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(data) ?? [];
	if (!width || !height) throw new Error(`Logo "${id}" needs a viewBox that starts at 0 0.`);
	return { id, size: [Number(width), Number(height)], content: data };
}

/**
 * Joins parts into one SVG document, one below the other, each with a view of its own:
 * `<img src="sprite.svg#id">` shows one logo, and the file is fetched once and only when a
 * visitor comes near. A line each, so that a change shows as one line.
 */
export function sprite(parts: SpritePart[]): string {
	const lines = parts.map(({ id, size: [width, height], content }, index) => {
		const y = index * STEP;
		const placed = content.replace(/^<svg/, `<svg y="${y}" width="${width}" height="${height}"`);
		return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>${placed}`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${lines.join("\n")}\n</svg>\n`;
}
