/** Draws the icons of the browser's tab and of home screens from the firm's mark. */
import type { Oklch } from "culori";
import sharp from "sharp";
import { type Mark, shapesSvg } from "./mark.ts";
import { hexOf, type Palette } from "./palette.ts";

const svg = (viewBox: string, body: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`;

const PARTS = { "--glyph-1": "ink", "--glyph-2": "ultra", "--hot": "vermilion" };
const NIGHT = { ...PARTS, "--glyph-1": "chalk", "--glyph-2": "ultra-night" };

const hex = (palette: Palette, name: string) => hexOf(palette[name] as Oklch);

/** The mark by day, in fixed colours. */
const dayShapes = (mark: Mark, palette: Palette): string =>
	Object.entries(PARTS).reduce(
		(shapes, [property, name]) => shapes.replaceAll(`var(${property})`, hex(palette, name)),
		shapesSvg(mark),
	);

/** The icon of the browser's tab, which follows the theme of the browser. */
export function tabIcon(mark: Mark, palette: Palette): string {
	const properties = (theme: Record<string, string>) =>
		Object.entries(theme)
			.map(([property, name]) => `${property}:${hex(palette, name)}`)
			.join(";");
	const style = `svg{${properties(PARTS)}}@media(prefers-color-scheme:dark){svg{${properties(NIGHT)}}}`;
	return `${svg(mark.viewBox, `<style>${style}</style>${shapesSvg(mark)}`)}\n`;
}

/** The mark on the page's ground, with the margin that a phone may cut off (W3C manifest: 20 %). */
function homeScreenIcon(mark: Mark, palette: Palette): string {
	const [x = 0, y = 0, width = 32, height = 32] = mark.viewBox.split(/[\s,]+/).map(Number);
	const scale = 36 / Math.max(width, height);
	const left = 32 - (x + width / 2) * scale;
	const top = 32 - (y + height / 2) * scale;
	return svg(
		"0 0 64 64",
		`<path fill="${hex(palette, "chalk")}" d="M0 0h64v64H0z"/>` +
			`<g transform="translate(${left} ${top}) scale(${scale})">${dayShapes(mark, palette)}</g>`,
	);
}

const drawn = (drawing: string, size: number) =>
	sharp(Buffer.from(drawing), { density: 600 }).resize(size, size, {
		fit: "contain",
		background: "#0000",
	});

/** A PNG picture in the container of Windows icons. */
function ico(png: Buffer, size: number): Buffer {
	const head = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)]);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

/** The mark by day, as a drawing of its own. */
export const colouredMark = (mark: Mark, palette: Palette): string =>
	svg(mark.viewBox, dayShapes(mark, palette));

/** All raster icons, by their path below company/public/. */
export async function rasterIcons(mark: Mark, palette: Palette): Promise<Record<string, Buffer>> {
	const tab = colouredMark(mark, palette);
	const home = homeScreenIcon(mark, palette);
	// iOS shows transparent pixels in black.
	const opaque = (size: number) =>
		drawn(home, size).removeAlpha().png({ palette: true }).toBuffer();
	return {
		"favicon.ico": ico(await drawn(tab, 32).png().toBuffer(), 32),
		"icons/apple-touch-icon.png": await opaque(180),
		"icons/icon-192.png": await opaque(192),
		"icons/icon-512.png": await opaque(512),
	};
}
