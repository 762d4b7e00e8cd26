import sharp, { type Sharp } from "sharp";

const GAP = 24;

export type Cells = {
	/** In px of the sheet. Wider pictures are scaled down. */
	width: number;
	/** In px of the sheet. The lower part of a taller picture is cut off. */
	height: number;
};

async function cell(shot: Buffer, { width, height }: Cells): Promise<Buffer> {
	const scaled = await sharp(shot).resize({ width }).png().toBuffer();
	const full = await sharp(scaled).metadata();
	return sharp(scaled)
		.extract({ left: 0, top: 0, width, height: Math.min(full.height, height) })
		.toBuffer();
}

/** Lays pictures out in rows, whose cells may have different sizes. */
export async function sheet(rows: { shots: Buffer[]; cells: Cells }[]): Promise<Sharp> {
	let top = GAP;
	const pictures: { input: Buffer; left: number; top: number }[] = [];
	for (const { shots, cells } of rows) {
		const inputs = await Promise.all(shots.map((shot) => cell(shot, cells)));
		for (const [index, input] of inputs.entries()) {
			pictures.push({ input, left: GAP + index * (cells.width + GAP), top });
		}
		top += cells.height + GAP;
	}
	const widths = rows.map(({ shots, cells }) => shots.length * (cells.width + GAP));
	return sharp({
		create: {
			width: GAP + Math.max(...widths),
			height: top,
			channels: 3,
			background: "#8a8f98",
		},
	}).composite(pictures);
}
