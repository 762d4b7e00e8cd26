import { optimize } from "svgo";

/**
 * Units between the tops of two logos: more than the tallest one's height, so that they do not
 * overlap.
 */
const STEP = 1000;

export type SpriteLogo = { id: string; size: [width: number, height: number]; content: string };

/**
 * Prepares a stand-alone SVG for a sprite. Its ids get the logo's id as a prefix, because all
 * logos share one document, where two gradients named "a" would collide. Its `aria-label` is
 * removed: the element that shows the logo has the text alternative.
 * @throws when the SVG has no viewBox, or one that does not start at 0 0
 */
export function spriteLogo(id: string, svg: string): SpriteLogo {
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
 * Joins logos into one SVG document, one below the other, each with a `<view>`, so that
 * `<img src="sprite.svg#id">` shows one logo. The browser fetches the file once, and lazily. Each
 * logo is on a line of its own, which keeps diffs small.
 */
export function sprite(logos: SpriteLogo[]): string {
	const lines = logos.map(({ id, size: [width, height], content }, index) => {
		const y = index * STEP;
		const positioned = content.replace(
			/^<svg/,
			`<svg y="${y}" width="${width}" height="${height}"`,
		);
		return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>${positioned}`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${lines.join("\n")}\n</svg>\n`;
}
