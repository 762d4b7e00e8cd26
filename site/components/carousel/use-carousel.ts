import { useEffect, useRef, useState } from "react";
import { useHydrating } from "#site/hooks/use-hydrating.ts";

/** The shortest time in ms from hydration to the first change of slide. */
const SHORTEST = 500;

/** The time in ms for which the visitor has seen a prerendered page. */
function timeSinceFirstPaint(): number {
	const [paint] = performance.getEntriesByName("first-contentful-paint");
	return performance.now() - (paint?.startTime ?? 0);
}

/**
 * The position of a carousel, which wraps at both ends and advances while `running`. The time of the
 * first slide of a prerendered page counts from its first paint.
 */
export function useCarousel(total: number, interval: number, running: boolean) {
	const [position, setPosition] = useState(0);
	const step = (by: number) => setPosition((position) => (position + by + total) % total);

	// After a pause the slide gets only the rest of its time, which the progress bar shows.
	const remaining = useRef(interval);
	const prerendered = useRef(useHydrating());
	// biome-ignore lint/correctness/useExhaustiveDependencies: every slide gets the whole interval
	useEffect(() => {
		remaining.current = prerendered.current
			? Math.max(SHORTEST, interval - timeSinceFirstPaint())
			: interval;
		prerendered.current = false;
	}, [position, interval]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every slide restarts the timer
	useEffect(() => {
		if (!running) return;
		const start = performance.now();
		const timer = setTimeout(
			() => setPosition((position) => (position + 1) % total),
			remaining.current,
		);
		return () => {
			clearTimeout(timer);
			remaining.current -= performance.now() - start;
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
