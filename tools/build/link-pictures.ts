/** The pictures that link previews show: a page's title, the firm's name and the picture of the page. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Oklch } from "culori";
import {
	Font,
	Blob as FontData,
	Face as OpenFont,
	shape,
	Buffer as Text,
	Variation,
} from "harfbuzzjs";
import sharp from "sharp";
import subsetFont from "subset-font";
import brand from "../../company/brand.json" with { type: "json" };
import site from "../../company/site.json" with { type: "json" };
import { isDecoration } from "../../content/check/picture-texts.ts";
import { type Page, pages } from "../../content/pages.ts";
import { PREVIEW_PICTURE_SIZE, previewPicture } from "../../content/preview-picture.ts";
import { colouredMark } from "../brand/icons.ts";
import { readMark } from "../brand/mark.ts";
import { hexOf, paletteOf } from "../brand/palette.ts";
import { readFace } from "../fonts/faces.ts";

const { width: WIDTH, height: HEIGHT } = PREVIEW_PICTURE_SIZE;
const MARGIN = 60;
/** Pixels: the widest line of a title, and where the picture of a page begins and ends. */
const LINE_WIDTH = 520;
const LEFT = 500;
const RIGHT = 1400;
const SPACING = -0.035;
const LINE_HEIGHT = 0.97;

const { normal: palette } = paletteOf(brand.colours);
const mark = colouredMark(readMark(readFileSync("company/mark.svg", "utf8")), palette);
const ink = hexOf(palette.ink as Oklch);
const mist = hexOf(palette.mist as Oklch);

/** Opens the font of headings with the characters that the pictures need. */
async function openFont(text: string): Promise<Font> {
	const options = { targetFormat: "truetype", variationAxes: {} } as const;
	const file = await subsetFont(readFace("company", "display"), text, options);
	const font = new Font(new OpenFont(new FontData(file)));
	font.setVariations([new Variation("wght", 680)]);
	return font;
}

/** A line of text as outlines, which look the same on every machine, and its width; at a size of 1. */
function outline(font: Font, line: string) {
	const text = new Text();
	text.addText(line);
	text.guessSegmentProperties();
	shape(font, text);
	const { upem } = font.face;
	let width = 0;
	const glyphs = text.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
		const at = `scale(${1 / upem} ${-1 / upem})`;
		const glyph = `<path transform="translate(${width}) ${at}" d="${font.glyphToPath(codepoint)}"/>`;
		width += xAdvance / upem + SPACING;
		return glyph;
	});
	return { svg: glyphs.join(""), width };
}

/** Breaks a title into lines, none wider than `most` unless it is a single word. */
function wrapped(font: Font, title: string, most: number): string[] {
	const lines: string[] = [];
	for (const word of title.split(" ")) {
		const longer = `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && outline(font, longer).width <= most) lines.splice(-1, 1, longer);
		else lines.push(word);
	}
	return lines;
}

/** The largest size at which a title fits in three lines, or else in four, and these lines. */
function fitted(font: Font, title: string) {
	const widest = (lines: string[]) => Math.max(...lines.map((line) => outline(font, line).width));
	for (let size = 116; ; size -= 4) {
		const most = LINE_WIDTH / size;
		const lines = wrapped(font, title, most);
		const fits = widest(lines) <= most && lines.length <= (size > 76 ? 3 : 4);
		if (!fits && size > 20) continue;
		// Of all ways to break it into as many lines, the one with the shortest longest line.
		const ways = [1, 0.9, 0.8, 0.7].map((part) => wrapped(font, title, most * part));
		const even = ways.findLast((way) => way.length === lines.length && widest(way) <= most);
		return { size, lines: even ?? lines };
	}
}

const svg = (body: string) =>
	Buffer.from(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`,
	);

/** A picture of this project to the right, on its own ground. The middle of an owner's own is not known. */
async function groundOf(picture: string): Promise<Buffer> {
	if (picture.startsWith("mark") || !isDecoration(picture)) {
		const large = mark.replace("<svg", '<svg x="612" y="44" width="640" height="640"');
		return svg(`<path fill="${mist}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${large}`);
	}
	const render = await sharp(`company/public/art/${picture.replace("-wide", "")}-960.webp`)
		.resize({ width: RIGHT - LEFT })
		.toBuffer({ resolveWithObject: true });
	const place = { left: LEFT, top: HEIGHT - render.info.height };
	const whole = await sharp(render.data)
		.extend({ ...place, extendWith: "copy" })
		// Otherwise the noise of the edges becomes streaks.
		.blur(20)
		.composite([{ input: render.data, ...place }])
		.toBuffer();
	return sharp(whole).extract({ left: 0, top: 0, width: WIDTH, height: HEIGHT }).png().toBuffer();
}

/** Many pages share a picture. */
const grounds: Record<string, Promise<Buffer>> = {};

async function pictureOf(page: Page, font: Font): Promise<Buffer> {
	const { size, lines } = fitted(font, page.meta.title);
	const at = (x: number, y: number, scale: number, line: string) =>
		`<g transform="translate(${x} ${y}) scale(${scale})">${outline(font, line).svg}</g>`;
	const title = lines.map((line, n) =>
		at(MARGIN, MARGIN + size * (0.84 + n * LINE_HEIGHT), size, line),
	);
	const small = mark.replace("<svg", `<svg x="${MARGIN}" y="528" width="42" height="42"`);
	const name = at(MARGIN + 56, 561, 34, site.company);
	grounds[page.picture] ??= groundOf(page.picture);
	return sharp(await grounds[page.picture])
		.composite([{ input: svg(`<g fill="${ink}">${title.join("")}${name}</g>${small}`) }])
		.jpeg({ quality: 80 })
		.toBuffer();
}

/** Writes the picture of every page. */
export async function writeLinkPictures(client: string): Promise<void> {
	const font = await openFont(pages.map(({ meta }) => meta.title).join() + site.company);
	mkdirSync(join(client, "og"), { recursive: true });
	await Promise.all(
		pages.map(async (page) =>
			writeFileSync(join(client, previewPicture(page.meta.canonical)), await pictureOf(page, font)),
		),
	);
}
