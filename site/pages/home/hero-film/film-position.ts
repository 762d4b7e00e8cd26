/** Frames in a second. */
const RATE = 20;
/** The still picture stands for this many frames before the film starts. */
const REST = 8;

/** The still picture is frame 0, which has no cell; the film starts shortly before it. */
export const START = -REST;

/** The position after some time, in frames. It stays at either end. */
export function advance(position: number, direction: 1 | -1, ms: number, frames: number): number {
	const moved = position + (direction * ms * RATE) / 1000;
	return Math.min(frames, Math.max(direction === 1 ? START : 0, moved));
}

/** Where the cell of a frame is in the picture of the film; undefined for the still picture. */
export function cellAt(
	position: number,
	columns: number,
): { column: number; row: number } | undefined {
	const cell = Math.floor(position) - 1;
	return cell < 0 ? undefined : { column: cell % columns, row: Math.floor(cell / columns) };
}
