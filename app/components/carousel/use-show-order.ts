import { useLayoutEffect, useState } from "react";
import { SLIDE_ORDER_ATTRIBUTE } from "#app/early-script.ts";

/** The order drawn before the first paint, completed to hold each slide exactly once. */
function drawnOrder(total: number): number[] {
	const drawn = document.documentElement.getAttribute(SLIDE_ORDER_ATTRIBUTE) ?? "";
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
 * The slides' indexes in the order of showing. Undefined until hydrated: the page is
 * prerendered for everyone, and until then CSS alone reads the drawn order.
 */
export function useShowOrder(total: number, random: boolean): number[] | undefined {
	const [order, setOrder] = useState<number[]>();
	useLayoutEffect(
		() => setOrder(random ? drawnOrder(total) : writtenOrder(total)),
		[total, random],
	);
	return order;
}
