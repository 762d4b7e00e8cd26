/** Everything that is made from the colours, mark, fonts, logos and name in a company's folder. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Site } from "#content/schema/files.ts";
import { FACES, FEATURES, faces, readFace, variableFace } from "../fonts/faces.ts";
import { fontCharacters } from "../fonts/font-characters.ts";
import { fontsCss } from "../fonts/fonts-css.ts";
import { rasterIcons, tabIcon } from "./icons.ts";
import { readMark } from "./mark.ts";
import { type BrandColours, type Move, paletteOf, themeColours } from "./palette.ts";
import { paletteCss } from "./palette-css.ts";
import { partnerLogos, sprite, technologyLogos } from "./sprite.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`;

const hashOf = (...parts: (string | Buffer)[]) => {
	const hash = createHash("sha256");
	for (const part of parts) hash.update(part);
	return hash.digest("hex").slice(0, 16);
};

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
	const icon = tabIcon(mark, palette);
	const fonts = { display: readFace(folder, "display"), text: readFace(folder, "text") };
	const characters = fontCharacters(site);
	const [partners, technologies] = [partnerLogos(folder), technologyLogos(folder)];
	/** Our own code makes them, so they are always the same. */
	const texts: Record<string, string> = {
		"made/palette.css": paletteCss(colours),
		"made/theme-colours.json": json(theme),
		"made/mark.json": json(mark),
		"public/manifest.webmanifest": json(manifest(site.company, theme.light)),
		"public/icons/favicon.svg": icon,
	};
	/** Libraries make them, and their next version would make other bytes: what each is made from. */
	const madeFrom: Record<string, string> = {
		"public/icons": hashOf(icon),
		"made/fonts.css": hashOf(
			...[fonts.display, fonts.text, characters, JSON.stringify({ faces, FEATURES })],
		),
		"partners.svg": hashOf(JSON.stringify([...partners])),
		"technologies.svg": hashOf(JSON.stringify([...technologies])),
	};
	const make = async (): Promise<Record<string, string | Buffer>> => {
		const icons = Object.entries(await rasterIcons(mark, palette));
		const variable = FACES.map(async (face) => [
			`made/${face}.woff2`,
			await variableFace(fonts[face], face, characters),
		]);
		return {
			...texts,
			[MADE_FROM]: json(madeFrom),
			"partners.svg": sprite(partners),
			"technologies.svg": sprite(technologies),
			...Object.fromEntries(icons.map(([path, data]) => [`public/${path}`, data])),
			"made/fonts.css": await fontsCss(fonts, characters),
			...Object.fromEntries(await Promise.all(variable)),
		};
	};
	return { texts, madeFrom, make, moves };
}

const MADE_FROM = "made/made-from.json";

/** Makes all files anew. @returns their paths, and the colours that had to become lighter or darker */
export async function makeBrand(folder: string): Promise<{ paths: string[]; moves: Move[] }> {
	const { make, moves } = readBrand(folder);
	const files = Object.entries(await make());
	for (const [path, content] of files) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, content);
	}
	return { paths: files.map(([path]) => path), moves };
}

/** The files in the folder that were made from another name, mark, palette, logo or font, or are missing. */
export function staleFiles(folder: string): string[] {
	const { texts, madeFrom } = readBrand(folder);
	const read = (path: string) => {
		const file = join(folder, path);
		return existsSync(file) ? readFileSync(file, "utf8") : "";
	};
	const same = (text: string) => text.replaceAll(/\s/g, "");
	const before = JSON.parse(read(MADE_FROM) || "{}");
	return [
		...Object.keys(texts).filter((path) => same(read(path)) !== same(texts[path] ?? "")),
		...Object.keys(madeFrom).filter((path) => before[path] !== madeFrom[path]),
	];
}
