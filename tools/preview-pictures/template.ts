/** The HTML of a preview picture. */
import { readFileSync } from "node:fs";
import site from "../../company/site.json" with { type: "json" };
import { isDecoration } from "../../content/check/picture-texts.ts";
import type { Page } from "../../content/pages.ts";
import { readMark, shapesSvg } from "../brand/mark.ts";

const styles = readFileSync(new URL("template.css", import.meta.url), "utf8");
const palette = readFileSync("company/made/palette.css", "utf8");
const panels = readFileSync("site/styles/pictures.css", "utf8");
const drawing = readMark(readFileSync("company/mark.svg", "utf8"));

/** What a preview picture shows beside the title: a render, a brochure's cover, or the brand mark. */
export type Illustration =
	| { kind: "model"; picture: string }
	| { kind: "brochure"; picture: string }
	| { kind: "mark"; complete: boolean };

/** A picture of the owner, whose middle nobody knows, would be cut anywhere: the mark stands in for it. */
export function illustrationOf({ kind, picture }: Page): Illustration {
	if (!isDecoration(picture)) return { kind: "mark", complete: true };
	if (kind === "brochure" || kind === "brochure-index") return { kind: "brochure", picture };
	if (picture === "mark" || picture === "mark-with-gap") {
		return { kind: "mark", complete: picture === "mark" };
	}
	return { kind: "model", picture };
}

/** The left and right edge of the model in its render, as fractions of the render's width. */
const spans: Record<string, [left: number, right: number]> = {
	"api-development": [0.08, 0.97],
	"app-in-a-box": [0.11, 0.85],
	"application-development": [0.11, 0.86],
	cloud: [0.14, 0.85],
	"digital-transformation": [0.07, 0.95],
	hero: [0.11, 0.98],
	"hero-wide": [0.31, 1],
	"hero-wide-night": [0.31, 1],
	identity: [0.08, 0.9],
	integrations: [0.08, 0.86],
	"power-apps": [0.07, 0.94],
	"product-engineering": [0.11, 0.96],
	"real-estate": [0.13, 0.9],
	"location-address": [0.1, 0.9],
	"property-database": [0.19, 0.85],
	"document-automation": [0.18, 0.82],
	"accounts-payment": [0.11, 0.88],
	messaging: [0.13, 0.88],
	"identity-access": [0.17, 0.83],
	support: [0.13, 0.86],
	team: [0.12, 0.9],
};

/**
 * In pixels: the model starts to the right of the title and is cut off at the right edge, at 1200.
 */
const LEFT = 582;
const WIDTH = { model: 730, table: 900 };
/** Little more than the picture's 630 px, so that no roof is cut off. */
const MAX_HEIGHT = 650;

/**
 * The position and width, in pixels, at which a render shows its model beside the title.
 * @throws when `spans` has no entry for the render
 */
function modelPosition(picture: string): { left: number; width: number } {
	const span = spans[picture];
	if (!span)
		throw new Error(`Add "${picture}" to the spans in tools/preview-pictures/template.ts.`);
	const [left, right] = span;
	const whole = picture.startsWith("hero-wide");
	const shape = whole ? 1600 / 734 : 1600 / 1000;
	const wanted = (whole ? WIDTH.table : WIDTH.model) / (right - left);
	const width = Math.round(Math.min(wanted, MAX_HEIGHT * shape));
	return { left: Math.round(LEFT - width * left), width };
}

/**
 * The colours of a render's top edge and lower left corner.
 * @throws when site/styles/pictures.css lacks the picture
 */
function edgeColours(render: string): { ground: string; floor: string } {
	const picture = render.replace(/-night$/, "");
	const rule = new RegExp(
		`\\[data-picture="${picture}"\\][^{]*\\{\\s*--ground: light-dark\\((\\S+), (\\S+)\\);\\s*--floor: light-dark\\((\\S+), (\\S+)\\);`,
	);
	const [, day, night, dayFloor, nightFloor] = rule.exec(panels) ?? [];
	const [ground, floor] = picture === render ? [day, dayFloor] : [night, nightFloor];
	if (ground && floor) return { ground, floor };
	throw new Error(`pictures.css has no colours for "${picture}": run node art/panel-colours.ts.`);
}

const svg = (className: string, shapes: string) =>
	`<svg class="${className}" viewBox="${drawing.viewBox}">${shapes}</svg>`;

/** The firm's mark. */
const mark = (className: string) => svg(className, shapesSvg(drawing));

/** The mark with a dashed outline in place of its hot piece, for pages such as 404. */
const markWithGap = (className: string) =>
	svg(className, shapesSvg(drawing).replaceAll('fill="var(--hot)"', 'class="gap"'));

/** Path of a render's widest file, from the project's root. */
export const renderFile = (picture: string) =>
	`company/public/art/${picture}-${/(?<!-wide)-night$/.test(picture) ? 1280 : 1600}.webp`;

const render = (picture: string, className: string, style = "") =>
	`<img class="${className}" src="/${renderFile(picture)}" style="${style}" alt="">`;

function model(picture: string): string {
	const { left, width } = modelPosition(picture);
	return render(picture, "model", `left: ${left}px; width: ${width}px`);
}

function colourProperties(picture: string): string {
	const { ground, floor } = edgeColours(picture);
	return `--ground: ${ground}; --floor: ${floor};`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Keeps short hyphenated words such as "Third-party" on one line. */
const titleHtml = (title: string) =>
	escaped(title).replace(/\S+-\S+/g, (word) => (word.length > 12 ? word : `<span>${word}</span>`));

type Scene = { className: string; colours: string; html: string };

function sceneOf(title: string, shown: Illustration): Scene {
	if (shown.kind === "mark") {
		const html = shown.complete ? mark("large-mark") : markWithGap("large-mark");
		return { className: "mark-page", colours: "", html };
	}
	const colours = colourProperties(shown.picture);
	if (shown.kind === "brochure") {
		const panel = `<div class="cover-panel"><p>${titleHtml(title)}</p>${render(shown.picture, "cover-model")}</div>`;
		const html = `<div class="cover">${mark("brand-mark")}${panel}</div>`;
		return { className: "brochure-page", colours, html };
	}
	return {
		className: shown.picture.endsWith("-night") ? "night" : "day",
		colours,
		html: model(shown.picture),
	};
}

/** The HTML of a preview picture, 1200 × 630 px. File addresses are paths in the project. */
export function previewHtml(title: string, shown: Illustration): string {
	const { className, colours, html } = sceneOf(title, shown);
	return `<!doctype html>
<meta charset="utf-8">
<style>${palette}</style>
<style>:root { ${colours} }</style>
<style>${styles}</style>
<body class="${className}">
${html}
<div class="copy">
	<p class="title">${titleHtml(title)}</p>
	<p class="brand">${mark("brand-mark")}${escaped(site.company)}</p>
</div>
`;
}
