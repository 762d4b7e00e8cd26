/**
 * The files of a render in company/public/art/: a day and a night version, each in several widths and in two
 * formats.
 */

/** In px. A wide cut fills large and dense screens; other cuts are at most about half a screen wide. */
const WIDTHS = {
	wide: [640, 960, 1600, 2400, 3200],
	day: [640, 960, 1600],
	night: [640, 960, 1280],
	piece: [640],
	state: [640, 960],
};

/** The scenes of small square models. */
const PIECES = [
	"api-expertise",
	"application-expertise",
	"bad-day",
	"beginnings",
	"cloud-benefits",
	"contact-steps",
	"contract",
	"five-desks",
	"guesses",
	"one-row",
	"overlap",
	"power-apps-parts",
	"sign-in",
	"take-over",
	"trail-source",
].join("|");
const isPiece = (name: string) => new RegExp(`^(${PIECES})-.+-cutout(-night)?$`).test(name);
const isStrip = (name: string) => /-strip-cutout(-night)?$/.test(name);
const isMove = (name: string) => /^move-(.+-)?cutout(-night)?$/.test(name);
/** The states of one model, which fade into each other. */
const isState = (name: string) => /^(checks|gates|one-screen)-.+-cutout(-night)?$/.test(name);
const isWide = (name: string) => isStrip(name) || /-wide(-night)?$/.test(name);
const isSquare = (name: string) => /-square(-cutout)?(-night)?$/.test(name);
const isClosing = (name: string) => /-closing(-night)?$/.test(name);

/** The proportions of a render, as a size in px. @param name with cut, such as `cloud-wide` */
export function renderSize(name: string): { width: number; height: number } {
	if (isPiece(name)) return { width: 640, height: 640 };
	if (isStrip(name)) return { width: 1600, height: 350 };
	if (isMove(name)) return { width: 1600, height: 920 };
	if (isState(name)) return { width: 960, height: 720 };
	if (isSquare(name)) return { width: 1600, height: 1600 };
	return { width: 1600, height: isWide(name) || isClosing(name) ? 734 : 1000 };
}

/** The widths of a render's files. @param name with cut and theme, such as `cloud-wide-night` */
export function renderWidths(name: string): number[] {
	if (isPiece(name)) return WIDTHS.piece;
	if (isState(name)) return WIDTHS.state;
	if (isWide(name)) return WIDTHS.wide;
	return name.endsWith("-night") && !isClosing(name) ? WIDTHS.night : WIDTHS.day;
}

/** The address of one file of a render. */
export const renderFile = (name: string, width: number, type: "avif" | "webp"): string =>
	`/art/${name}-${width}.${type}`;

/** The name of a render's night version. */
export const nightRender = (name: string): string => `${name}-night`;

/** The name of a render's wide cut, for heroes that fill the screen. */
export const wideRender = (name: string): string => `${name}-wide`;

/** The name of the render that shows the model of a page without its ground, for a panel of any colour. */
export const cutoutRender = (picture: string): string => `${picture}-cutout`;

/** The name of the render that shows the model of a page from its other side, for closing calls. */
export const closingRender = (picture: string): string =>
	`${picture.replace(/-wide$/, "")}-closing`;

/** The name of the render that shows a row of models from the front, without their ground. */
export const stripRender = (picture: string): string => cutoutRender(`${picture}-strip`);

/** The name of the render that shows a row of models in pairs, for phones. */
export const squareRender = (picture: string): string => `${picture}-square`;
