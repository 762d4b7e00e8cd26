/** Stores the baselines in 256 colours, a third of their size; the comparison does not see it. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

for (const file of globSync("tests/styleguide/baselines/**/*.png")) {
	const png = sharp(readFileSync(file));
	writeFileSync(file, await png.png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer());
}
