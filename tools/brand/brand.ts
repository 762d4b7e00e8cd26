/**
 * `npm run brand` makes the palette, icons, fonts, logos and manifest in company/ from brand.json,
 * mark.svg, fonts/, logos/ and the name in site.json, and says by how much a colour had to move.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Site } from "#content/schema/files.ts";
import { FACES, FEATURES, faces, readFace, variableFace } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import { fontsCss } from "../fonts/fonts-css.ts";
import { main, say } from "../step.ts";
import { rasterIcons, tabIcon } from "./icons.ts";
import { readMark } from "./mark.ts";
import { type BrandColours, moveSentence, paletteOf, themeColours } from "./palette.ts";
import { paletteCss } from "./palette-css.ts";
import { partnerLogos, sprite, technologyLogos } from "./sprite.ts";

/** Contains the fingerprint of all that the files were made from. */
const MADE_FROM = "made/made-from.json";

const json = (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`;

const manifest = (name: string, colour: string) => {
	const icon = (size: number, purpose: string) => ({
		src: `/icons/icon-${size}.png`,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	});
	return {
		id: "/",
		name,
		short_name: name,
		lang: "en-GB",
		start_url: "/",
		scope: "/",
		display: "browser",
		background_color: colour,
		theme_color: colour,
		icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
	};
};

/** @param folder a company's folder @throws with one sentence when a colour, mark or logo is refused */
function readBrand(folder: string) {
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const { colours }: { colours: BrandColours } = JSON.parse(read("brand.json"));
	const { normal: palette, moves } = paletteOf(colours);
	const site: Site = JSON.parse(read("site.json"));
	const mark = readMark(read("mark.svg"));
	const theme = themeColours(palette);
	const fonts = { display: readFace(folder, "display"), text: readFace(folder, "text") };
	const characters = fontCharacters(site);
	const logos = { partners: partnerLogos(folder), technologies: technologyLogos(folder) };
	const texts: Record<string, string> = {
		"made/palette.css": paletteCss(colours),
		"made/theme-colours.json": json(theme),
		"made/mark.json": json(mark),
		"public/manifest.webmanifest": json(manifest(site.company, theme.light)),
		"public/icons/favicon.svg": tabIcon(mark, palette),
	};
	const others = [...logos.partners, ...logos.technologies, characters, faces, FEATURES];
	const hash = createHash("sha256").update(JSON.stringify([texts, others]));
	for (const face of FACES) hash.update(fonts[face]);
	const madeFrom = json({ inputs: hash.digest("hex").slice(0, 16) });
	const make = async (): Promise<Record<string, string | Buffer>> => {
		const icons = Object.entries(await rasterIcons(mark, palette));
		const variable = FACES.map(async (face) => [
			`made/${face}.woff2`,
			await variableFace(fonts[face], face, characters),
		]);
		return {
			...texts,
			[MADE_FROM]: madeFrom,
			"partners.svg": sprite(logos.partners),
			"technologies.svg": sprite(logos.technologies),
			...Object.fromEntries(icons.map(([path, data]) => [`public/${path}`, data])),
			"made/fonts.css": await fontsCss(fonts, characters),
			...Object.fromEntries(await Promise.all(variable)),
		};
	};
	return { madeFrom, make, moves };
}

/** Makes all files anew. @returns the sentences about colours that had to become lighter or darker */
export async function makeBrand(folder: string): Promise<string[]> {
	const { make, moves } = readBrand(folder);
	for (const [path, content] of Object.entries(await make())) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
	return moves.map(moveSentence);
}

/** Whether the files in the folder were made from another name, mark, colour, logo or font, or never. */
export function isStale(folder: string): boolean {
	const file = join(folder, MADE_FROM);
	return !existsSync(file) || readFileSync(file, "utf8") !== readBrand(folder).madeFrom;
}

if (import.meta.main) {
	await main(async () => {
		for (const sentence of await makeBrand("company")) say(sentence);
		say("The palette, icons, fonts, logos and manifest are made.");
	});
}
