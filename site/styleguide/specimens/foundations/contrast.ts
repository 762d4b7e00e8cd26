/** Red, green and blue, from 0 to 255 each. */
export type Rgb = readonly [number, number, number];

function luminance(colour: Rgb): number {
	const [r = 0, g = 0, b = 0] = colour.map((value) => {
		const channel = value / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast ratio as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Converts any CSS colour to sRGB. A canvas understands every notation. */
export function toRgb(colour: string): Rgb {
	const canvas = document.createElement("canvas").getContext("2d");
	if (!canvas) return [0, 0, 0];
	canvas.fillStyle = colour;
	canvas.fillRect(0, 0, 1, 1);
	const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
	return [r, g, b];
}
