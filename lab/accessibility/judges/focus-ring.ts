/**
 * These functions run in the page. Playwright serialises each one on its own, so they cannot use
 * anything else from this module.
 */

/**
 * The element that shows the focus ring (WCAG 2.4.7): the focused element, its label, or the box around
 * it and its label, if nothing else in that box takes the focus.
 */
export function focusIndicator(focused: Element): Element | undefined {
	const box = focused.parentElement;
	const isAlone = box?.querySelectorAll("a, button, input, select, textarea").length === 1;
	return [focused, focused.closest("label"), isAlone ? box : null].find(
		(element): element is Element => {
			if (!element) return false;
			// The ring of a wide button may be around its words only.
			const rings = [getComputedStyle(element), getComputedStyle(element, "::before")];
			return rings.some(
				({ outlineStyle, outlineWidth }) =>
					outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
			);
		},
	);
}

/**
 * The contrast ratio of the focus ring against its background (WCAG 1.4.11 requires 3), or undefined
 * if the background is a picture or a gradient.
 */
export function ringContrast(indicator: Element): number | undefined {
	const luminance = (colour: string) => {
		const context = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
		context.fillStyle = colour;
		context.fillRect(0, 0, 1, 1);
		const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
			(value) =>
				value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
		);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
	};
	const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(indicator);
	const isOutside = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) > 0;
	for (let at = isOutside ? indicator.parentElement : indicator; at; at = at.parentElement) {
		const { backgroundColor, backgroundImage } = getComputedStyle(at);
		if (backgroundImage !== "none") return undefined;
		if (/, 0\)$|\/ 0\)$/.test(backgroundColor)) continue;
		const [ring, background] = [luminance(outlineColor), luminance(backgroundColor)];
		return (Math.max(ring, background) + 0.05) / (Math.min(ring, background) + 0.05);
	}
	return undefined;
}

/** The ancestors that clip the focus ring. */
export function ringClippedBy(indicator: Element): string[] {
	const { outlineWidth, outlineOffset } = getComputedStyle(indicator);
	const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
	const box = indicator.getBoundingClientRect();
	const clipping: string[] = [];
	for (let at = indicator.parentElement; at && at !== document.body; at = at.parentElement) {
		const { overflowX, overflowY, position } = getComputedStyle(at);
		const edge = at.getBoundingClientRect();
		const outX = Math.max(edge.left - box.left, box.right - edge.right) + reach;
		const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom) + reach;
		if ((overflowX !== "visible" && outX > 1) || (overflowY !== "visible" && outY > 1))
			clipping.push(`${at.tagName.toLowerCase()}.${at.className}`);
		// The ancestors of a fixed element do not clip it.
		if (position === "fixed") break;
	}
	return clipping;
}
