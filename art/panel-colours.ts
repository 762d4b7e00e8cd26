/**
 * node art/panel-colours.ts: writes app/styles/pictures.css with the colours of each picture's top
 * edge and lower left corner. A panel in these colours blends with its picture and fills the space
 * while the picture loads. All night renders have the same ground, so each cut has one pair.
 */
import { readdirSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";

const PICTURES = "public/art";
const SAMPLE = /^(.+)-640\.webp$/;

/** In levels of 255. With a larger difference, the edge of a picture is visible in its panel. */
const MAX_DIFFERENCE = 4;

type Rgb = number[];
type Panel = { ground: Rgb; floor: Rgb };

async function meanColour(file: string, region: Region): Promise<Rgb> {
	// stats() ignores extract(), so crop first.
	const cropped = await sharp(file).extract(region).png().toBuffer();
	const { channels } = await sharp(cropped).stats();
	return channels.slice(0, 3).map(({ mean }) => mean);
}

const hex = (colour: Rgb) =>
	`#${colour.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;

/** The median of each channel, which a single outlier does not change. */
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

/** The colours that the night versions of these pictures share. @throws when one differs too much */
async function nightOf(pictures: string[]): Promise<Panel> {
	const nights = await Promise.all(pictures.map((name) => coloursOf(`${name}-night`)));
	const shared = {
		ground: median(nights.map(({ ground }) => ground)),
		floor: median(nights.map(({ floor }) => floor)),
	};
	for (const [index, night] of nights.entries()) {
		for (const region of ["ground", "floor"] as const) {
			const differences = night[region].map((level, k) => Math.abs(level - (shared[region][k] ?? 0)));
			if (Math.max(...differences) > MAX_DIFFERENCE) {
				throw new Error(
					`The ${region} of ${pictures[index]}-night differs from the other night renders: render it on midnight.`,
				);
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
