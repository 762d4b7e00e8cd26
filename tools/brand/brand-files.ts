/** Everything that `npm run brand` makes from company/brand.json, company/mark.svg and company/site.json. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rasterIcons, tabIcon } from "./icons.ts";
import { type Mark, readMark } from "./mark.ts";
import { type BrandColours, type Move, type Palette, paletteOf, themeColours } from "./palette.ts";
import { paletteCss } from "./palette-css.ts";

/** Tells what the raster icons were made from: another sharp draws other bytes. */
const FINGERPRINT = "made/icons.json";

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

type Brand = { colours: BrandColours; mark: Mark; palette: Palette; moves: Move[]; name: string };

/** @param folder a company's folder @throws with one sentence when a colour or the mark is refused */
export function readBrand(folder: string): Brand {
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	const { colours } = JSON.parse(read("brand.json")) as { colours: BrandColours };
	const { normal, moves } = paletteOf(colours);
	const { company } = JSON.parse(read("site.json")) as { company: string };
	return { colours, mark: readMark(read("mark.svg")), palette: normal, moves, name: company };
}

/** The files that are text, by their path in the company's folder. */
export function textFiles({ colours, mark, palette, name }: Brand): Record<string, string> {
	const theme = themeColours(palette);
	const icon = tabIcon(mark, palette);
	return {
		"made/palette.css": paletteCss(colours),
		"made/theme-colours.json": json(theme),
		"made/mark.json": json(mark),
		"public/manifest.webmanifest": json(manifest(name, theme.light)),
		"public/icons/favicon.svg": icon,
		[FINGERPRINT]: json({ madeFrom: createHash("sha256").update(icon).digest("hex").slice(0, 16) }),
	};
}

/** The pictures, by their path in the company's folder. */
export async function pictureFiles({ mark, palette }: Brand): Promise<Record<string, Buffer>> {
	const icons = Object.entries(await rasterIcons(mark, palette));
	return Object.fromEntries(icons.map(([path, data]) => [`public/${path}`, data]));
}

/** The files in the folder that were made from another name, mark or palette, or are missing. */
export function staleFiles(folder: string): string[] {
	const same = (text: string) => text.replaceAll(/\s/g, "");
	return Object.entries(textFiles(readBrand(folder)))
		.filter(([path, text]) => {
			const file = join(folder, path);
			return !existsSync(file) || same(readFileSync(file, "utf8")) !== same(text);
		})
		.map(([path]) => (path === FINGERPRINT ? "public/icons" : path));
}
