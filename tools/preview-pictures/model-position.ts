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
export function modelPosition(picture: string): { left: number; width: number } {
	const span = spans[picture];
	if (!span)
		throw new Error(`Add "${picture}" to the spans in tools/preview-pictures/model-position.ts.`);
	const [left, right] = span;
	const whole = picture.startsWith("hero-wide");
	const shape = whole ? 1600 / 734 : 1600 / 1000;
	const wanted = (whole ? WIDTH.table : WIDTH.model) / (right - left);
	const width = Math.round(Math.min(wanted, MAX_HEIGHT * shape));
	return { left: Math.round(LEFT - width * left), width };
}
