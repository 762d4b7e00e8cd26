/**
 * Runs in the page. Returns what covers the focused element (WCAG 2.4.11 and 2.4.12), or undefined
 * if it is fully visible. An element taller than the space between the sticky bars only has to be
 * partly visible.
 */
export function obscuredBy(focused: Element): string | undefined {
	const box = focused.getBoundingClientRect();
	const label = focused.closest("label");
	const isVisibleAt = (x: number, y: number) => {
		const top = document.elementFromPoint(x, y);
		if (!top || top === document.body) return false;
		return focused.contains(top) || top.contains(focused) || label?.contains(top);
	};
	const samples = [0.15, 0.5, 0.85].flatMap((x) =>
		[0.2, 0.5, 0.8].map((y) => isVisibleAt(box.left + box.width * x, box.top + box.height * y)),
	);
	const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
	const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(focused);
	const bars = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop, scrollMarginBottom]
		.map((value) => Number.parseFloat(value) || 0)
		.reduce((sum, value) => sum + value);
	if (box.height > innerHeight - bars) return samples.includes(true) ? undefined : "something else";
	if (samples.includes(false)) return "something else, at least in part";

	// The sampled points miss a sticky or fixed element that covers only an edge or a corner.
	for (const at of document.body.querySelectorAll("*")) {
		if (!/fixed|sticky/.test(getComputedStyle(at).position)) continue;
		if (at.contains(focused) || focused.contains(at)) continue;
		const edge = at.getBoundingClientRect();
		const [left, right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
		const [top, bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
		if (right - left < 1 || bottom - top < 1) continue;
		if (at.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
			return `${at.tagName.toLowerCase()} "${at.textContent?.trim().slice(0, 40)}"`;
	}
	return undefined;
}
