/** Frames in a second. */
const RATE = 20;
/** The still picture stands for this many frames before the film starts. */
const REST = 8;

/** The still picture is frame 0, which has no cell; the film starts shortly before it. */
export const START = -REST;

/** The position after some time, in frames. It stays at the end. */
export function advance(position: number, ms: number, frames: number): number {
	return Math.min(frames, position + (ms * RATE) / 1000);
}

/** Where the cell of a frame is in the picture of the film; undefined for the still picture. */
export function cellAt(
	position: number,
	columns: number,
): { column: number; row: number } | undefined {
	const cell = Math.floor(position) - 1;
	return cell < 0 ? undefined : { column: cell % columns, row: Math.floor(cell / columns) };
}
