/**
 * Writes the site's two logo sprites: `node tools/sprite/sprite.ts`. Browsers fetch a sprite once
 * and cache it; logos inlined in every page would cost ten times as much.
 */
import { readFileSync, writeFileSync } from "node:fs";
import partners from "#company/partners.json" with { type: "json" };
import technologies from "#company/technologies.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { sprite, spriteLogo } from "./sprite-logo.ts";

type Collection = {
	width?: number;
	height?: number;
	icons: Record<string, { body: string; width?: number; height?: number }>;
};

const root = new URL("../../", import.meta.url);

const devicon: Collection = JSON.parse(
	readFileSync(new URL("node_modules/@iconify-json/devicon/icons.json", root), "utf8"),
);

function readSource(path: string, logo: string): string {
	try {
		return readFileSync(new URL(path, root), "utf8");
	} catch {
		throw new Error(`${logo} is missing: add ${path}`);
	}
}

function technologySource(logo: string): string {
	const [prefix = "", name = ""] = logo.split(":");
	const description = `Logo "${logo}" of company/technologies.json or company/pages/`;
	if (prefix === "kit") return readSource(`art/kit-icons/${name}.svg`, description);
	const icon = devicon.icons[name];
	if (!icon) throw new Error(`${description} is missing from @iconify-json/devicon`);
	const { width = devicon.width ?? 16, height = devicon.height ?? 16, body } = icon;
	return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** The providers that the pages list, with their logos. */
const providers = () =>
	pagesOf("offering")
		.flatMap(({ sections }) => sections)
		.flatMap((section) => (section.kind === "providers" ? section.items : []));

/** The sprite of all technology and provider logos, each once. @throws naming a missing logo */
export function technologySprite(
	records: { logo: string }[] = [...Object.values(technologies.logos), ...providers()],
): string {
	const logos = [...new Set(records.map(({ logo }) => logo))].sort();
	return sprite(logos.map((logo) => spriteLogo(logo.replace(":", "-"), technologySource(logo))));
}

/** The sprite of all client logos. @throws naming a missing logo */
export function partnerSprite(records: { source: string }[] = partners): string {
	return sprite(
		records.map(({ source }) => {
			const description = `Logo "${source}" of company/partners.json`;
			return spriteLogo(source, readSource(`company/logos/${source}.svg`, description));
		}),
	);
}

if (import.meta.main) {
	for (const [name, content] of [
		["technologies", technologySprite()],
		["partners", partnerSprite()],
	] as const) {
		writeFileSync(new URL(`company/${name}.svg`, root), content);
		const logos = content.split("<view").length - 1;
		console.log(`company/${name}.svg: ${logos} logos, ${Math.ceil(content.length / 1024)} KB`);
	}
}
