/**
 * Writes app/styles/pictures.css: for each picture the colour of its top edge and of
 * its lower left corner, by day and by night, so that picture and panel fuse and the
 * panel is the placeholder while the picture loads.
 *
 *     node art/panel-colours.ts
 */
import { readdirSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";

const PICTURES = "public/art";
const SAMPLE = /^(.+)-640\.webp$/;

async function meanColour(file: string, region: Region): Promise<string> {
	// stats() ignores extract(), so cut first.
	const cut = await sharp(file).extract(region).png().toBuffer();
	const { channels } = await sharp(cut).stats();
	const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
	return `#${hex.join("")}`;
}

async function coloursOf(name: string) {
	const file = `${PICTURES}/${name}-640.webp`;
	const { width, height } = await sharp(file).metadata();
	const ground = await meanColour(file, { left: 0, top: 0, width, height: 8 });
	const floor = await meanColour(file, { left: 0, top: height - 16, width: 16, height: 16 });
	return { ground, floor };
}

const names = readdirSync(PICTURES)
	.map((file) => SAMPLE.exec(file)?.[1])
	.filter((name) => name !== undefined)
	.filter((name) => !name.endsWith("-night"))
	.sort();

const rules = await Promise.all(
	names.map(async (name) => {
		const day = await coloursOf(name);
		const night = await coloursOf(`${name}-night`).catch(() => day);
		return `\t[data-picture="${name}"] {
		--ground: light-dark(${day.ground}, ${night.ground});
		--floor: light-dark(${day.floor}, ${night.floor});
	}`;
	}),
);

writeFileSync(
	"app/styles/pictures.css",
	`/* Written by art/panel-colours.ts from the pictures themselves. */\n@layer tokens {\n${rules.join("\n")}\n}\n`,
);
console.log(`${names.length} pictures`);
