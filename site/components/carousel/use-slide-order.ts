import { useLayoutEffect, useState } from "react";
import { htmlState } from "#site/browser/html-state.ts";
import { shuffledIndexes } from "#site/browser/shuffled-indexes.ts";

/** Returns the order chosen before the first paint, or a new one, with each slide exactly once. */
function shuffledOrder(total: number): number[] {
	const chosen = document.documentElement.getAttribute(htmlState.slideOrder);
	if (chosen === null) return shuffledIndexes(total);
	const valid = chosen
		.split(" ")
		.map(Number)
		.filter((slide) => slide in originalOrder(total));
	return [...new Set([...valid, ...originalOrder(total)])];
}

export function originalOrder(total: number): number[] {
	return Array.from({ length: total }, (_, slide) => slide);
}

/**
 * Returns the indexes of the slides in the order in which they are shown. Undefined until hydrated:
 * the prerendered HTML is the same for all visitors, so only CSS can apply a random order to it.
 */
export function useSlideOrder(total: number, random: boolean): number[] | undefined {
	const [order, setOrder] = useState<number[]>();
	useLayoutEffect(
		() => setOrder(random ? shuffledOrder(total) : originalOrder(total)),
		[total, random],
	);
	return order;
}
