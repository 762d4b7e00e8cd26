/**
 * `npm run brand` makes the palette, icons, fonts, logos and manifest in company/ from brand.json,
 * mark.svg, fonts/, logos/ and the name in site.json, and says by how much a colour had to move.
 */
import { main, say } from "../run/step.ts";
import { makeBrand } from "./brand-files.ts";
import { moveSentence } from "./palette.ts";

await main(async () => {
	const { paths, moves } = await makeBrand("company");
	for (const move of moves) say(moveSentence(move));
	say(`${paths.length} files made.`);
});
