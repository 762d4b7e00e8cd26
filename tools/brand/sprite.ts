/**
 * The two sprites of logos, company/partners.svg and company/technologies.svg. Browsers fetch a sprite
 * once and cache it; logos inlined in every page would cost ten times as much.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";

/** The drawings of logos, by the id that they have in the sprite. */
export type Logos = Map<string, string>;

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** @throws naming the logo that is missing and the file to add */
function readDrawing(path: string, logo: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		throw new Error(`${logo} is missing: add ${path}`);
	}
}

/** The logos of clients in a company's folder. @throws naming a missing logo */
export function partnerLogos(folder: string): Logos {
	const partners: { source: string }[] = readJson(join(folder, "partners.json"));
	return new Map(
		partners.map(({ source }) => {
			const logo = `Logo "${source}" of company/partners.json`;
			return [source, readDrawing(join(folder, `logos/${source}.svg`), logo)];
		}),
	);
}

type Icon = { body: string; width?: number; height?: number };

function technologySource(logo: string, devicon: Icon & { icons: Record<string, Icon> }): string {
	const [prefix = "", name = ""] = logo.split(":");
	const description = `Logo "${logo}" of company/technologies.json or company/pages/`;
	if (prefix === "kit") return readDrawing(`art/kit-icons/${name}.svg`, description);
	const icon = devicon.icons[name];
	if (!icon) throw new Error(`${description} is missing from @iconify-json/devicon`);
	const { width = devicon.width ?? 16, height = devicon.height ?? 16, body } = icon;
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

type Section = { kind: string; items?: { logo: string }[] };

/** The logos of technologies, and of the providers that pages list. @throws naming a missing logo */
export function technologyLogos(folder: string): Logos {
	const devicon = readJson("node_modules/@iconify-json/devicon/icons.json");
	const technologies: Record<string, { logo: string }> = readJson(
		join(folder, "technologies.json"),
	).logos;
	const providers = readdirSync(join(folder, "pages"))
		.filter((file) => file.endsWith(".json"))
		.flatMap((page): Section[] => readJson(join(folder, "pages", page)).sections ?? [])
		.flatMap(({ kind, items }) => (kind === "providers" ? (items ?? []) : []));
	const logos = [...Object.values(technologies), ...providers].map(({ logo }) => logo);
	return new Map(
		[...new Set(logos)]
			.sort()
			.map((logo) => [logo.replace(":", "-"), technologySource(logo, devicon)]),
	);
}

/**
 * Units between the tops of two logos: more than the tallest one's height, so that they do not
 * overlap.
 */
const STEP = 1000;

/**
 * Joins logos into one SVG document, one below the other, each with a `<view>`, so that
 * `<img src="sprite.svg#id">` shows one logo. Each is on a line of its own, which keeps diffs small. Its
 * ids get its own id as a prefix, because two gradients named "a" would collide; its `aria-label` goes,
 * because the element that shows it has the text alternative.
 * @throws when a logo has no viewBox, or one that does not start at 0 0
 */
export function sprite(logos: Logos): string {
	const lines = [...logos].map(([id, svg], index) => {
		const { data } = optimize(svg, {
			multipass: true,
			plugins: [
				"preset-default",
				{ name: "prefixIds", params: { prefix: id, prefixClassNames: false } },
				{ name: "removeAttrs", params: { attrs: "svg:(xmlns.*|role|aria-label|width|height)" } },
			],
		});
		const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(data) ?? [];
		if (!width || !height) throw new Error(`Logo "${id}" needs a viewBox that starts at 0 0.`);
		const y = index * STEP;
		const placed = data.replace("<svg", `<svg y="${y}" width="${width}" height="${height}"`);
		return `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>${placed}`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">\n${lines.join("\n")}\n</svg>\n`;
}
