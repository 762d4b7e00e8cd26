import { type RefObject, useEffect, useRef, useState } from "react";
import { advance, cellAt, START } from "./film-position.ts";
import { COLUMNS } from "./films.ts";

/**
 * Loads the picture of a film, a grid with a cell for each frame, once the canvas is displayed.
 * Without it the canvas stays empty, and the still picture below it shows.
 */
function useCells(canvas: RefObject<HTMLCanvasElement | null>, src: string) {
	const [cells, setCells] = useState<ImageBitmap>();
	useEffect(() => {
		if (!canvas.current) return;
		const left = new AbortController();
		let loaded: ImageBitmap | undefined;
		const load = async () => {
			const response = await fetch(src, { signal: left.signal });
			if (!response.ok) return;
			loaded = await createImageBitmap(await response.blob());
			if (left.signal.aborted) loaded.close();
			else setCells(loaded);
		};
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			load().catch(() => {});
		});
		observer.observe(canvas.current);
		return () => {
			observer.disconnect();
			left.abort();
			loaded?.close();
		};
	}, [canvas, src]);
	return cells;
}

/**
 * Plays the film while `playing`, and again with each press on its slide. Its end is marked: there the canvas
 * fades and leaves the still picture, which is sharp on any screen.
 */
export function useFilm(
	canvas: RefObject<HTMLCanvasElement | null>,
	{ src, frames, playing }: { src: string; frames: number; playing: boolean },
) {
	const cells = useCells(canvas, src);
	const position = useRef(START);
	const [round, setRound] = useState(0);

	useEffect(() => {
		// The press that starts the first film does not repeat it: the picture has not loaded then.
		const slide = cells && canvas.current?.closest("[role=group]");
		const repeat = ({ target }: Event) => {
			if ((target as Element).closest("a, button")) return;
			position.current = START;
			setRound((round) => round + 1);
		};
		slide?.addEventListener("click", repeat);
		return () => slide?.removeEventListener("click", repeat);
	}, [canvas, cells]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a press plays the film again
	useEffect(() => {
		const context = canvas.current?.getContext("2d");
		if (!cells || !context || !playing) return;
		const { width, height, dataset } = context.canvas;
		delete dataset.ended;
		let last: number | undefined;
		let request = requestAnimationFrame(function show(now) {
			position.current = advance(position.current, now - (last ?? now), frames);
			last = now;
			const cell = cellAt(position.current, COLUMNS);
			context.clearRect(0, 0, width, height);
			if (cell) {
				const [x, y] = [cell.column * width, cell.row * height];
				context.drawImage(cells, x, y, width, height, 0, 0, width, height);
			}
			if (position.current < frames) request = requestAnimationFrame(show);
			else dataset.ended = "";
		});
		return () => cancelAnimationFrame(request);
	}, [canvas, cells, round, frames, playing]);
}
