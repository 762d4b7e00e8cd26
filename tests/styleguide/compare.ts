import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far a colour may be off, from 0 to 1. */
const THRESHOLD = 0.1;

export type Comparison = {
	/** Part of the pixels that differ; all of them when the sizes do. */
	part: number;
	sizes: string[];
	/** The picture with what differs in red, as PNG. */
	diff: () => Promise<Buffer>;
};

async function pixelsOf(png: Buffer) {
	const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height, size: `${info.width} × ${info.height}` };
}

/** Compares two PNGs as an eye would. */
export async function compare(wanted: Buffer, actual: Buffer): Promise<Comparison> {
	const [one, other] = await Promise.all([pixelsOf(wanted), pixelsOf(actual)]);
	const { width, height } = one;
	const sizes = [one.size, other.size];
	if (one.size !== other.size) return { part: 1, sizes, diff: async () => actual };
	const marked = Buffer.alloc(one.data.length);
	const count = pixelmatch(one.data, other.data, marked, width, height, { threshold: THRESHOLD });
	const raw = { raw: { width, height, channels: 4 as const } };
	return {
		part: count / (width * height),
		sizes,
		diff: () => sharp(marked, raw).png().toBuffer(),
	};
}
