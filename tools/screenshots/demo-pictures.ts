import sharp from "sharp";
import { demoPictureFile } from "#content/demo-picture.ts";
import type { DemoWalk } from "./demo-walk.ts";

/** A phone shows two pixels where a desktop shows one, so there a fault is half as large. */
const QUALITY = { wide: 28, narrow: 18 };

/** Writes the files of a demo's picture. Returns their sizes by cut, which are those of both themes. */
export async function saveDemoPicture(name: string, walks: DemoWalk[]) {
	const sizes = walks.map(async ({ cut, theme, card }) => {
		const { width, height } = await sharp(card)
			// Small text needs the colour of every pixel. More effort takes 7 times as long, for 8 % less.
			.avif({ quality: QUALITY[cut], effort: 2, chromaSubsampling: "4:4:4" })
			.toFile(`company/public${demoPictureFile(name, cut, theme)}`);
		return [cut, { width, height }] as const;
	});
	return Object.fromEntries(await Promise.all(sizes));
}
