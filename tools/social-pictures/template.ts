import { readFileSync } from "node:fs";
import site from "../../content/site.json" with { type: "json" };
import { edgeColours, tokenProperties } from "./colours.ts";
import { incompleteMark, mark } from "./mark.ts";
import { modelPlace } from "./model-place.ts";
import type { PagePicture } from "./page-picture.ts";

const styles = readFileSync(new URL("template.css", import.meta.url), "utf8");

/** Where the widest file of a render lies, below the project's folder. */
export const renderFile = (picture: string) =>
	`public/art/${picture}-${/(?<!-wide)-night$/.test(picture) ? 1280 : 1600}.webp`;

const render = (picture: string, name: string, place = "") =>
	`<img class="${name}" src="/${renderFile(picture)}" style="${place}" alt="">`;

function model(picture: string): string {
	const { left, width } = modelPlace(picture);
	return render(picture, "model", `left: ${left}px; width: ${width}px`);
}

function groundOf(picture: string): string {
	const { ground, floor } = edgeColours(picture);
	return `--ground: ${ground}; --floor: ${floor};`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A short word with a hyphen stays in one line: "Third-party". */
const titled = (title: string) =>
	escaped(title).replace(/\S+-\S+/g, (word) => (word.length > 12 ? word : `<span>${word}</span>`));

function scene(
	title: string,
	picture: PagePicture,
): { look: string; colours: string; stage: string } {
	if (picture.kind === "mark") {
		const stage = picture.complete ? mark("giant") : incompleteMark("giant");
		return { look: "mark-page", colours: "", stage };
	}
	const colours = groundOf(picture.picture);
	if (picture.kind === "sheet") {
		const panel = `<div class="sheet-panel"><p>${titled(title)}</p>${render(picture.picture, "sheet-model")}</div>`;
		const stage = `<div class="sheet">${mark("brand-mark")}${panel}</div>`;
		return { look: "sheet-page", colours, stage };
	}
	return {
		look: picture.picture.endsWith("-night") ? "night" : "day",
		colours,
		stage: model(picture.picture),
	};
}

/** A social picture as a page of 1200 × 630, with its files at their places in the project. */
export function socialPage(title: string, picture: PagePicture): string {
	const { look, colours, stage } = scene(title, picture);
	return `<!doctype html>
<meta charset="utf-8">
<style>:root { ${tokenProperties} ${colours} }</style>
<style>${styles}</style>
<body class="${look}">
${stage}
<div class="words">
	<p class="title">${titled(title)}</p>
	<p class="brand">${mark("brand-mark")}${escaped(site.company)}</p>
</div>
`;
}
