import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob as FontData, Face as OpenFont } from "harfbuzzjs";
import subsetFont from "subset-font";
import { printCharacters } from "./font-characters.ts";

/** The two typefaces of a firm, with the range of weights that the style sheets use. */
export const faces = {
	display: { min: 450, max: 700 },
	text: { min: 400, max: 700 },
} as const;

/**
 * The OpenType features that the fonts of a screen keep: kerning, ligatures and digits of one width.
 * Others, such as fractions, would bring letters that no style sheet asks for.
 */
export const FEATURES = ["kern", "liga", "tnum"];

export type Face = keyof typeof faces;
export const FACES = Object.keys(faces) as Face[];

/** The font file of a face in a company's folder. */
export const readFace = (folder: string, face: Face): Buffer =>
	readFileSync(join(folder, `fonts/${face}.woff2`));

/** Opens a font file of any format with the site's characters. @throws if it is no font */
export async function openFont(font: Buffer): Promise<OpenFont> {
	const options = { targetFormat: "truetype", variationAxes: {} } as const;
	return new OpenFont(new FontData(await subsetFont(font, printCharacters, options)));
}

/** The axes of a font beside its weight, such as its width, at their default. */
async function otherAxes(font: Buffer): Promise<Record<string, number>> {
	const { wght: _weight, ...others } = (await openFont(font)).getAxisInfos();
	return Object.fromEntries(Object.entries(others).map(([tag, axis]) => [tag, axis.default]));
}

/** A variable font for the screen, with these characters only. */
export const variableFace = async (font: Buffer, face: Face, characters: string): Promise<Buffer> =>
	subsetFont(font, characters, {
		targetFormat: "woff2",
		variationAxes: { ...(await otherAxes(font)), wght: faces[face] },
		keepFeatures: FEATURES,
	});

/**
 * One weight as a static font, for PDFs: Chromium writes variable fonts into a PDF as glyph
 * drawings (Type 3).
 * @param more characters beside those of western Europe
 */
export const staticFace = async (font: Buffer, weight: number, more = ""): Promise<Buffer> =>
	subsetFont(font, printCharacters + more, {
		targetFormat: "truetype",
		variationAxes: { ...(await otherAxes(font)), wght: weight },
	});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Checks that a file can be a face of the site.
 * @throws Error with what to give instead
 */
export async function checkFace(font: Buffer, face: Face): Promise<void> {
	const opened = await openFont(font).catch(() => undefined);
	if (!opened) throw new Error("It is no font: give a .woff2, .ttf or .otf file.");
	const { wght } = opened.getAxisInfos();
	const { min, max } = faces[face];
	if (!wght || wght.min > min || wght.max < max) {
		throw new Error(`It does not have all weights from ${min} to ${max}: give a variable font.`);
	}
	const known = new Set(opened.collectUnicodes());
	const missing = [...LETTERS].filter((letter) => !known.has(letter.codePointAt(0) ?? 0));
	if (missing.length > 0) throw new Error(`It lacks ${missing.join(" ")}: give another font.`);
}

/** A font of any format as woff2, with all characters of western Europe and `more`. */
export const asWoff2 = (font: Buffer, more: string): Promise<Buffer> =>
	subsetFont(font, `${printCharacters}ıŒœ${more}`, { targetFormat: "woff2", variationAxes: {} });
