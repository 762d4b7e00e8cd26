/**
 * `npm run brand` makes the palette, the icons, the fonts and the manifest in company/ from brand.json,
 * mark.svg, fonts/ and the name in site.json, and says by how much a colour had to move to be readable.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { main, say } from "../run/step.ts";
import { fontFiles, pictureFiles, readBrand, textFiles } from "./brand-files.ts";
import { moveSentence } from "./palette.ts";

const COMPANY = "company";

await main(async () => {
	const brand = readBrand(COMPANY);
	const files = {
		...textFiles(brand),
		...(await pictureFiles(brand)),
		...(await fontFiles(brand)),
	};
	for (const [path, content] of Object.entries(files)) {
		const file = join(COMPANY, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
	for (const move of brand.moves) say(moveSentence(move));
	say(`${Object.keys(files).length} files made. Now run: npm run preview-pictures`);
});
