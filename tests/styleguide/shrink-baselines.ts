/**
 * Reduces the baselines to 256 colours, which cuts their size to a third. The difference is below the
 * threshold of the comparison.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

for (const file of globSync("tests/styleguide/baselines/**/*.png")) {
	const png = sharp(readFileSync(file));
	writeFileSync(file, await png.png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer());
}
