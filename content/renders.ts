/** The files of a render in public/art/: by day and by night, each in three widths and two formats. */

const WIDTHS = { day: [640, 960, 1600], night: [640, 960, 1280], wideNight: [640, 960, 1600] };

/** Widths in which a render exists. @param name with its theme, such as `cloud-wide-night` */
export function renderWidths(name: string): number[] {
	if (name.endsWith("-wide-night")) return WIDTHS.wideNight;
	return name.endsWith("-night") ? WIDTHS.night : WIDTHS.day;
}

/** Address of one file of a render. */
export const renderFile = (name: string, width: number, type: "avif" | "webp"): string =>
	`/art/${name}-${width}.${type}`;

/** A render by night has the name of the one by day and this at its end. */
export const nightRender = (name: string): string => `${name}-night`;

/** The wide cut of a render, for heroes that fill the screen. */
export const wideRender = (name: string): string => `${name}-wide`;
