import { readFileSync } from "node:fs";
import { readMark, shapesSvg } from "../brand/mark.ts";

const drawing = readMark(readFileSync("company/mark.svg", "utf8"));

const svg = (className: string, shapes: string) =>
	`<svg class="${className}" viewBox="${drawing.viewBox}">${shapes}</svg>`;

/** The firm's mark. */
export const mark = (className: string) => svg(className, shapesSvg(drawing));

/** The mark with a dashed outline in place of its hot piece, for pages such as 404. */
export const markWithGap = (className: string) =>
	svg(className, shapesSvg(drawing).replaceAll('fill="var(--hot)"', 'class="gap"'));
