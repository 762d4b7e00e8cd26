import { useEffect, useRef, useState } from "react";

/** The position of a carousel that wraps at both ends and advances while `running`. */
export function useCarousel(total: number, interval: number, running: boolean) {
	const [position, setPosition] = useState(0);
	const step = (by: number) => setPosition((position) => (position + by + total) % total);

	// What a pause leaves of a slide's time, so that the progress bar tells the truth.
	const left = useRef(interval);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each slide gets the whole interval
	useEffect(() => {
		left.current = interval;
	}, [position, interval]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each slide starts the timer anew
	useEffect(() => {
		if (!running) return;
		const start = performance.now();
		const timer = setTimeout(() => setPosition((position) => (position + 1) % total), left.current);
		return () => {
			clearTimeout(timer);
			left.current -= performance.now() - start;
		};
	}, [position, running, total, interval]);

	return {
		position,
		goTo: setPosition,
		next: () => step(1),
		previous: () => step(-1),
	};
}

export type CarouselMoves = Pick<ReturnType<typeof useCarousel>, "goTo" | "next" | "previous">;
