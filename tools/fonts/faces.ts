import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fontCharacters, printCharacters } from "./font-characters.ts";

const SOURCES = "node_modules/@fontsource-variable";

/** The two typefaces: the source file of each, and the range of weights that the style sheets use. */
export const faces = {
	bricolage: {
		source: `${SOURCES}/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2`,
		weights: { min: 450, max: 700 },
	},
	instrument: {
		source: `${SOURCES}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
		weights: { min: 400, max: 700 },
	},
} as const;

export type Face = keyof typeof faces;

/** A variable font for the screen, with the site's characters only. */
export const variableFace = (face: Face): Promise<Buffer> =>
	subsetFont(readFileSync(faces[face].source), fontCharacters, {
		targetFormat: "woff2",
		variationAxes: { wght: faces[face].weights },
	});

/**
 * One weight as a static font, for PDFs: Chromium writes variable fonts into a PDF as glyph
 * drawings (Type 3).
 */
export const staticFace = (face: Face, weight: number): Promise<Buffer> =>
	subsetFont(readFileSync(faces[face].source), printCharacters, {
		targetFormat: "truetype",
		variationAxes: { wght: weight },
	});
