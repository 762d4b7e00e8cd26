import { useLayoutEffect, useState } from "react";
import { drawOrder } from "#app/start/draw-order.ts";
import { htmlState } from "#app/start/html-state.ts";

/** The order drawn before the first paint, with every slide exactly once; drawn now where there is none. */
function drawnOrder(total: number): number[] {
	const drawn = document.documentElement.getAttribute(htmlState.slideOrder);
	if (drawn === null) return drawOrder(total);
	const valid = drawn
		.split(" ")
		.map(Number)
		.filter((slide) => slide in writtenOrder(total));
	return [...new Set([...valid, ...writtenOrder(total)])];
}

export function writtenOrder(total: number): number[] {
	return Array.from({ length: total }, (_, slide) => slide);
}

/**
 * The indexes of the slides in the order of showing. Undefined until hydrated: the page is
 * prerendered for everyone, and until then only CSS reads the order that was drawn.
 */
export function useShowOrder(total: number, random: boolean): number[] | undefined {
	const [order, setOrder] = useState<number[]>();
	useLayoutEffect(
		() => setOrder(random ? drawnOrder(total) : writtenOrder(total)),
		[total, random],
	);
	return order;
}
