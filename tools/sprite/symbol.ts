import { optimize } from "svgo";

/**
 * Turns a stand-alone SVG into a `<symbol>`. Ids inside get the symbol's id in front, since all
 * symbols of a sprite share one document and two gradients named "a" would collide.
 * Width, height and names are dropped: size and text alternative belong to the place of use.
 */
export function symbol(id: string, svg: string): string {
	const { data } = optimize(svg, {
		multipass: true,
		plugins: [
			"preset-default",
			{ name: "prefixIds", params: { prefix: id, prefixClassNames: false } },
			{ name: "removeAttrs", params: { attrs: "svg:(xmlns.*|role|aria-label|width|height)" } },
		],
	});
	return data.replace(/^<svg/, `<symbol id="${id}"`).replace(/<\/svg>$/, "</symbol>");
}

/** Joins symbols into one SVG document, a line each so that a change shows as one line. */
export function sprite(symbols: string[]): string {
	return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}
