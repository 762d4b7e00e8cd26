import { readFileSync } from "node:fs";
import site from "../../company/site.json" with { type: "json" };
import { edgeColours, palette } from "./colours.ts";
import type { Illustration } from "./illustration.ts";
import { mark, markWithGap } from "./mark.ts";
import { modelPosition } from "./model-position.ts";

const styles = readFileSync(new URL("template.css", import.meta.url), "utf8");

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
