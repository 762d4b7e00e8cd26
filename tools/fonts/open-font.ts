import { Face, Blob as FontData } from "harfbuzzjs";
import subsetFont from "subset-font";
import { printCharacters } from "./font-characters.ts";

/** Opens a font file of any format with the site's characters. @throws if it is no font */
export async function openFont(font: Buffer): Promise<Face> {
	const options = { targetFormat: "truetype", variationAxes: {} } as const;
	return new Face(new FontData(await subsetFont(font, printCharacters, options)));
}
