/**
 * Writes app/styles/pictures.css: for each picture the colour of its top edge and of
 * its lower left corner, so that picture and panel fuse and the panel is the placeholder
 * while the picture loads. By night all stand on one ground: one pair of colours for each cut.
 *
 *     node art/panel-colours.ts
 */
import { readdirSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";

const PICTURES = "public/art";
const SAMPLE = /^(.+)-640\.webp$/;

/** Beyond so many levels of 255 the edge of a picture shows in its panel. */
const UNSEEN = 4;

type Rgb = number[];
type Panel = { ground: Rgb; floor: Rgb };

async function meanColour(file: string, region: Region): Promise<Rgb> {
	// stats() ignores extract(), so cut first.
	const cut = await sharp(file).extract(region).png().toBuffer();
	const { channels } = await sharp(cut).stats();
	return channels.slice(0, 3).map(({ mean }) => mean);
}

const hex = (colour: Rgb) =>
	`#${colour.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;

/** The middle level of each channel, which no stray picture moves. */
const median = (colours: Rgb[]): Rgb =>
	[0, 1, 2].map((k) => {
		const levels = colours.map((colour) => colour[k] ?? 0).sort((a, b) => a - b);
		return levels[Math.floor(levels.length / 2)] ?? 0;
	});

async function coloursOf(name: string): Promise<Panel> {
	const file = `${PICTURES}/${name}-640.webp`;
	const { width, height } = await sharp(file).metadata();
	const ground = await meanColour(file, { left: 0, top: 0, width, height: 8 });
	const floor = await meanColour(file, { left: 0, top: height - 16, width: 16, height: 16 });
	return { ground, floor };
}

/** The colours that the nights of these pictures share. */
async function nightOf(pictures: string[]): Promise<Panel> {
	const nights = await Promise.all(pictures.map((name) => coloursOf(`${name}-night`)));
	const shared = {
		ground: median(nights.map(({ ground }) => ground)),
		floor: median(nights.map(({ floor }) => floor)),
	};
	for (const [place, night] of nights.entries()) {
		for (const part of ["ground", "floor"] as const) {
			const off = night[part].map((level, k) => Math.abs(level - (shared[part][k] ?? 0)));
			if (Math.max(...off) > UNSEEN) {
				throw new Error(`The ${part} of ${pictures[place]}-night is not the others': render it on midnight.`);
			}
		}
	}
	return shared;
}

const HEADER = `/*
 * Written by art/panel-colours.ts from the pictures. An element with data-picture, the name of a
 * file in public/art without theme, width and ending, gives itself and its descendants --ground and
 * --floor: the colours of the picture's top edge and of its lower left corner, in either theme. The
 * element is the panel behind the picture, or the page whose sections take its colours.
 */
`;

const names = readdirSync(PICTURES)
	.map((file) => SAMPLE.exec(file)?.[1])
	.filter((name) => name !== undefined)
	.filter((name) => !name.endsWith("-night"))
	.sort();
const isWide = (name: string) => name.endsWith("-wide");

const night = await nightOf(names.filter((name) => !isWide(name)));
const wideNight = await nightOf(names.filter(isWide));
const days = await Promise.all(
	names.map(async (name) => {
		const { ground, floor } = await coloursOf(name);
		return `\t[data-picture="${name}"] {
		--day: ${hex(ground)};
		--day-floor: ${hex(floor)};
	}`;
	}),
);

const nightRule = (pictures: string, { ground, floor }: Panel) => `\t${pictures} {
		--ground: light-dark(var(--day), ${hex(ground)});
		--floor: light-dark(var(--day-floor), ${hex(floor)});
	}`;
const rules = [
	nightRule("[data-picture]", night),
	nightRule('[data-picture$="-wide"]', wideNight),
	...days,
];

writeFileSync(
	"app/styles/pictures.css",
	`${HEADER}@layer tokens {\n${rules.join("\n")}\n}\n`,
);
console.log(`${names.length} pictures`);
