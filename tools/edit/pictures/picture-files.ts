import sharp, { type Sharp } from "sharp";
import {
	closingRender,
	nightRender,
	renderFile,
	renderSize,
	renderWidths,
	wideRender,
} from "../../../content/renders.ts";
import { Refusal } from "./refusal.ts";

const MOST_BYTES = 20_000_000;
const MOST_PIXELS = 60_000_000;
const LEAST = { width: 1600, height: 1000 };
const FORMATS = new Set(["jpeg", "png", "webp", "heif", "svg"]);

/** At night a picture shines less. */
const NIGHT = { brightness: 0.85 };

const isSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.subarray(0, 4096).toString());
const hasScript = (bytes: Buffer) =>
	/<script|<foreignObject|<!ENTITY|javascript:|\son\w+\s*=/i.test(bytes.toString());

async function openPicture(file: string, bytes: Buffer): Promise<Sharp> {
	if (bytes.length > MOST_BYTES) {
		throw new Refusal(`${file} is larger than 20 MB: make it smaller and try again.`);
	}
	if (isSvg(bytes) && hasScript(bytes)) {
		throw new Refusal(`${file} is an SVG with script in it: export it as PNG and try again.`);
	}
	const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", density: 300 });
	const { format, autoOrient } = await picture.metadata().catch((error: Error) => {
		if (/pixel limit/i.test(error.message)) {
			throw new Refusal(`${file} has more than 60 megapixels: make it smaller and try again.`);
		}
		throw new Refusal(`${file} is no picture: choose a JPEG, PNG, WebP, AVIF or SVG file.`);
	});
	if (!FORMATS.has(format)) {
		throw new Refusal(`${file} is of the format ${format}: choose a JPEG, PNG, WebP or AVIF file.`);
	}
	const { width, height } = autoOrient;
	if (width < LEAST.width || height < LEAST.height) {
		throw new Refusal(
			`${file} has ${width} × ${height} pixels: the site needs at least ${LEAST.width} × ${LEAST.height}.`,
		);
	}
	return picture.autoOrient();
}

/**
 * The files of a picture in all cuts, widths and formats of the site, by their address. They have no
 * metadata, such as the place where a photograph was taken.
 * @throws Refusal
 */
export async function pictureFiles(
	name: string,
	file: string,
	bytes: Buffer,
): Promise<Map<string, Buffer>> {
	const picture = await openPicture(file, bytes);
	const files = new Map<string, Buffer>();
	for (const cut of [name, wideRender(name), closingRender(name)]) {
		for (const render of [cut, nightRender(cut)]) {
			const { width: across, height: down } = renderSize(cut);
			for (const width of renderWidths(render)) {
				const height = Math.round((width * down) / across);
				const sized = picture.clone().resize({ width, height, fit: "cover" });
				if (render !== cut) sized.modulate(NIGHT);
				const [avif, webp] = await Promise.all([
					sized.clone().avif({ quality: 55, effort: 2 }).toBuffer(),
					sized.clone().webp({ quality: 80 }).toBuffer(),
				]).catch(() => {
					throw new Refusal(`${file} is damaged: save it anew and try again.`);
				});
				files.set(renderFile(render, width, "avif"), avif);
				files.set(renderFile(render, width, "webp"), webp);
			}
		}
	}
	return files;
}
