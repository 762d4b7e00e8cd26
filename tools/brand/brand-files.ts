/** Everything that `npm run brand` makes from the colours, the mark, the fonts and the name in company/. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "#content/schema/files.ts";
import { FACES, type Face, FEATURES, faces, readFace, variableFace } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import { fontsCss } from "../fonts/fonts-css.ts";
import { rasterIcons, tabIcon } from "./icons.ts";
import { type Mark, readMark } from "./mark.ts";
import { type BrandColours, type Move, type Palette, paletteOf, themeColours } from "./palette.ts";
import { paletteCss } from "./palette-css.ts";

/** Tell what files were made from whose bytes another version of a library would change. */
const FINGERPRINTS: Record<string, string> = {
	"made/icons.json": "public/icons",
	"made/fonts.json": "made/fonts.css",
};

const fingerprint = (...parts: (string | Buffer)[]) => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return { madeFrom: hash.digest("hex").slice(0, 16) };
};

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

type Brand = {
	colours: BrandColours;
	mark: Mark;
	palette: Palette;
	moves: Move[];
	name: string;
	fonts: Record<Face, Buffer>;
	/** Those that the fonts of the pages have. */
	characters: string;
};

/** @param folder a company's folder @throws with one sentence when a colour or the mark is refused */
export function readBrand(folder: string): Brand {
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const { colours } = JSON.parse(read("brand.json")) as { colours: BrandColours };
	const { normal, moves } = paletteOf(colours);
	const site = JSON.parse(read("site.json")) as Site;
	const fonts = { display: readFace(folder, "display"), text: readFace(folder, "text") };
	return {
		colours,
		mark: readMark(read("mark.svg")),
		palette: normal,
		moves,
		name: site.company,
		fonts,
		characters: fontCharacters(site),
	};
}

/** The files that are text, by their path in the company's folder. */
export function textFiles(brand: Brand): Record<string, string> {
	const { colours, mark, palette, name, fonts, characters } = brand;
	const theme = themeColours(palette);
	const icon = tabIcon(mark, palette);
	return {
		"made/palette.css": paletteCss(colours),
		"made/theme-colours.json": json(theme),
		"made/mark.json": json(mark),
		"public/manifest.webmanifest": json(manifest(name, theme.light)),
		"public/icons/favicon.svg": icon,
		"made/icons.json": json(fingerprint(icon)),
		"made/fonts.json": json(
			fingerprint(fonts.display, fonts.text, characters, JSON.stringify({ faces, FEATURES })),
		),
	};
}

/** The pictures, by their path in the company's folder. */
export async function pictureFiles({ mark, palette }: Brand): Promise<Record<string, Buffer>> {
	const icons = Object.entries(await rasterIcons(mark, palette));
	return Object.fromEntries(icons.map(([path, data]) => [`public/${path}`, data]));
}

/** The fonts of the pages and their style sheet, by their path in the company's folder. */
export async function fontFiles({
	fonts,
	characters,
}: Brand): Promise<Record<string, string | Buffer>> {
	const made = await Promise.all(
		FACES.map(async (face) => [
			`made/${face}.woff2`,
			await variableFace(fonts[face], face, characters),
		]),
	);
	return { "made/fonts.css": await fontsCss(fonts, characters), ...Object.fromEntries(made) };
}

/** The files in the folder that were made from another name, mark, palette or font, or are missing. */
export function staleFiles(folder: string): string[] {
	const same = (text: string) => text.replaceAll(/\s/g, "");
	return Object.entries(textFiles(readBrand(folder)))
		.filter(([path, text]) => {
			const file = join(folder, path);
			return !existsSync(file) || same(readFileSync(file, "utf8")) !== same(text);
		})
		.map(([path]) => FINGERPRINTS[path] ?? path);
}
