import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { fontCharacters } from "./font-characters.ts";

const SOURCES = "node_modules/@fontsource-variable";

/** The two faces: where each comes from, and the weights that the style sheets use of it. */
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

/** The face with the site's characters only: all its weights in one file, for the screen. */
export const variableFace = (face: Face): Promise<Buffer> =>
	subsetFont(readFileSync(faces[face].source), fontCharacters, {
		targetFormat: "woff2",
		variationAxes: { wght: faces[face].weights },
	});

/** One weight of the face. A PDF embeds it as a font; of a variable one it keeps only drawings. */
export const staticFace = (face: Face, weight: number): Promise<Buffer> =>
	subsetFont(readFileSync(faces[face].source), fontCharacters, {
		targetFormat: "truetype",
		variationAxes: { wght: weight },
	});
