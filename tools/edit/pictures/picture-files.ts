import sharp, { type Sharp } from "sharp";
import {
	closingRender,
	nightRender,
	renderFile,
	renderSize,
	renderWidths,
	wideRender,
} from "../../../content/renders.ts";

/** Something that is not done, with the reason in one sentence. */
export class Refusal extends Error {}

const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 60_000_000;
const LEAST = { width: 1600, height: 1000 };
/** The formats that are taken, and how their files end. */
const ENDINGS: Record<string, string> = {
	...{ jpeg: "jpg", png: "png", webp: "webp", heif: "avif", svg: "svg" },
};

/** At night a picture shines less. */
const NIGHT = { brightness: 0.85 };

const hasScript = (bytes: Buffer) =>
	/<script|<foreignObject|<!ENTITY|javascript:|\son\w+\s*=/i.test(bytes.toString());
/** The photographs of iPhones. AVIF has the same container, with another name in it. */
const isHeic = (bytes: Buffer) => /^ftyphe[iv]/.test(bytes.subarray(4, 12).toString("latin1"));

/**
 * Opens a picture that the site can show.
 * @param file how to call it in a refusal
 * @returns the picture and how its file ends
 * @throws Refusal
 */
export async function openPicture(
	file: string,
	bytes: Buffer,
): Promise<{ picture: Sharp; ending: string }> {
	if (bytes.length > MOST_BYTES) {
		throw new Refusal(`${file} is larger than 20 MB: make it smaller and try again.`);
	}
	if (isHeic(bytes)) {
		throw new Refusal(`${file} is a HEIC file: save it as JPEG and try again.`);
	}
	const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", density: 300 });
	const { format, autoOrient } = await picture.metadata().catch((error: Error) => {
		if (/pixel limit/i.test(error.message)) {
			throw new Refusal(`${file} has more than 60 megapixels: make it smaller and try again.`);
		}
		throw new Refusal(`${file} is no picture: choose a JPEG, PNG, WebP, AVIF or SVG file.`);
	});
	const ending = ENDINGS[format];
	if (!ending) {
		throw new Refusal(`${file} is of the format ${format}: choose a JPEG, PNG, WebP or AVIF file.`);
	}
	if (format === "svg" && hasScript(bytes)) {
		throw new Refusal(`${file} is an SVG with script in it: export it as PNG and try again.`);
	}
	const { width, height } = autoOrient;
	if (width < LEAST.width || height < LEAST.height) {
		throw new Refusal(
			`${file} has ${width} × ${height} pixels: the site needs at least ${LEAST.width} × ${LEAST.height}.`,
		);
	}
	await picture
		.clone()
		.resize(64)
		.toBuffer()
		.catch(() => {
			throw new Refusal(`${file} is damaged: save it anew and try again.`);
		});
	return { picture: picture.autoOrient(), ending };
}

/**
 * The files of a picture in all cuts, widths and formats of the site, by their address. They have no
 * metadata, such as the place where a photograph was taken.
 */
export async function pictureFiles(name: string, picture: Sharp): Promise<Map<string, Buffer>> {
	const files = new Map<string, Buffer>();
	for (const cut of [name, wideRender(name), closingRender(name)]) {
		for (const render of [cut, nightRender(cut)]) {
			const { width: across, height: down } = renderSize(cut);
			for (const width of renderWidths(render)) {
				const height = Math.round((width * down) / across);
				const sized = picture.clone().resize({ width, height, fit: "cover" });
				if (render !== cut) sized.modulate(NIGHT);
				const avif = sized.clone().avif({ quality: 55, effort: 2 }).toBuffer();
				const webp = sized.clone().webp({ quality: 80 }).toBuffer();
				files.set(renderFile(render, width, "avif"), await avif);
				files.set(renderFile(render, width, "webp"), await webp);
			}
		}
	}
	return files;
}
