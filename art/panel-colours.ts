/**
 * node tools/run.mjs art/panel-colours.ts: writes site/styles/pictures.css with the colours of each picture's top
 * edge and lower left corner, by day and by night. A panel in these colours blends with its picture
 * and fills the space while the picture loads. Pictures on the same ground share a rule.
 */
import { readdirSync, writeFileSync } from "node:fs";
import sharp, { type Region } from "sharp";
import { pagesOf } from "#content/pages.ts";

const PICTURES = "company/public/art";
const SAMPLE = /^(.+)-640\.webp$/;

/** In levels of 255. With a larger difference, the edge of a picture is visible in its panel. */
const MAX_DIFFERENCE = 3;

/** The levels of the ground by day and by night, then of the floor by day and by night. */
type Panel = number[];

async function meanColour(file: string, region: Region): Promise<number[]> {
	// stats() ignores extract(), so crop first.
	const cropped = await sharp(file).extract(region).png().toBuffer();
	const { channels } = await sharp(cropped).stats();
	return channels.slice(0, 3).map(({ mean }) => mean);
}

async function panelOf(name: string): Promise<Panel> {
	const files = [name, `${name}-night`].map((render) => `${PICTURES}/${render}-640.webp`);
	const { width, height } = await sharp(files[0]).metadata();
	const ground = { left: 0, top: 0, width, height: 8 };
	const floor = { left: 0, top: height - 16, width: 16, height: 16 };
	const colours = [ground, floor].flatMap((region) =>
		files.map((file) => meanColour(file, region)),
	);
	return (await Promise.all(colours)).flat();
}

/** Of each level, the middle between the lowest and the highest. */
const middle = (panels: Panel[]): Panel =>
	(panels[0] ?? []).map((_, k) => {
		const levels = panels.map((panel) => panel[k] ?? 0);
		return (Math.min(...levels) + Math.max(...levels)) / 2;
	});

function shareColours(panels: Panel[]): boolean {
	const shared = middle(panels);
	return panels.every((panel) =>
		panel.every((level, k) => Math.abs(level - (shared[k] ?? 0)) <= MAX_DIFFERENCE),
	);
}

const hex = (levels: number[]) =>
	`#${levels.map((level) => Math.round(level).toString(16).padStart(2, "0")).join("")}`;

const HEADER = `/*
 * Written by art/panel-colours.ts from the pictures. An element with data-picture, the name of a
 * file in company/public/art without theme, width and ending, gives itself and its descendants --ground and
 * --floor: the colours of the picture's top edge and of its lower left corner, in either theme. The
 * element is the panel behind the picture, or the page whose sections take its colours.
 */
`;

// The picture of a feature has its own ground around it, and fills no panel.
const features = new Set(
	pagesOf("integration").flatMap(({ insideData }) => insideData.map(({ picture }) => picture)),
);

const names = readdirSync(PICTURES)
	.map((file) => SAMPLE.exec(file)?.[1])
	.filter((name) => name !== undefined)
	// A closing call takes the colours of its page's picture, which stands on the same ground, and a cutout has none.
	.filter((name) => !/-(night|closing|cutout)$/.test(name) && !features.has(name))
	.sort();

const groups: { name: string; panel: Panel }[][] = [];
for (const name of names) {
	const picture = { name, panel: await panelOf(name) };
	const group = groups.find((others) => shareColours([...others, picture].map(({ panel }) => panel)));
	if (group) group.push(picture);
	else groups.push([picture]);
}

const rules = groups.map((group) => {
	const shared = middle(group.map(({ panel }) => panel));
	const [day, night, dayFloor, nightFloor] = [0, 3, 6, 9].map((k) => hex(shared.slice(k, k + 3)));
	return `\t${group.map(({ name }) => `[data-picture="${name}"]`).join(",\n\t")} {
		--ground: light-dark(${day}, ${night});
		--floor: light-dark(${dayFloor}, ${nightFloor});
	}`;
});

writeFileSync(
	"site/styles/pictures.css",
	`${HEADER}@layer tokens {\n${rules.join("\n")}\n}\n`,
);
console.log(`${names.length} pictures on ${groups.length} grounds`);
