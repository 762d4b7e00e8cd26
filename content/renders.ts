/**
 * The files of a render in public/art/: a day and a night version, in three widths and two formats
 * each.
 */

const WIDTHS = { day: [640, 960, 1600], night: [640, 960, 1280], wideNight: [640, 960, 1600] };

/** The widths of a render's files. @param name with cut and theme, such as `cloud-wide-night` */
export function renderWidths(name: string): number[] {
	if (name.endsWith("-wide-night")) return WIDTHS.wideNight;
	return name.endsWith("-night") ? WIDTHS.night : WIDTHS.day;
}

/** The address of one file of a render. */
export const renderFile = (name: string, width: number, type: "avif" | "webp"): string =>
	`/art/${name}-${width}.${type}`;

/** The name of a render's night version. */
export const nightRender = (name: string): string => `${name}-night`;

/** The name of a render's wide cut, for heroes that fill the screen. */
export const wideRender = (name: string): string => `${name}-wide`;

/** The name of the render that shows the model of a page from its other side, for closing calls. */
export const closingRender = (picture: string): string =>
	`${picture.replace(/-wide$/, "")}-closing`;
