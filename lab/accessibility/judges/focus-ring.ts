/**
 * These functions run in the page: Playwright hands over the text of each one alone, so none of
 * them uses anything from this module.
 */

/** The element that shows the focus: the focused one itself, or the label around it. WCAG 2.4.7. */
export function focusFace(focused: Element): Element | undefined {
	return [focused, focused.closest("label")].find((element): element is Element => {
		if (!element) return false;
		const { outlineStyle, outlineWidth } = getComputedStyle(element);
		return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
	});
}

/**
 * The contrast of the focus ring with what it is drawn on (WCAG 1.4.11 asks for 3), or nothing
 * when that is a picture or a gradient.
 */
export function ringContrast(face: Element): number | undefined {
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
	const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(face);
	const isOutside = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) > 0;
	for (let at = isOutside ? face.parentElement : face; at; at = at.parentElement) {
		const { backgroundColor, backgroundImage } = getComputedStyle(at);
		if (backgroundImage !== "none") return undefined;
		if (/, 0\)$|\/ 0\)$/.test(backgroundColor)) continue;
		const [ring, ground] = [luminance(outlineColor), luminance(backgroundColor)];
		return (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
	}
	return undefined;
}

/** The ancestors that clip the focus ring. */
export function ringClippedBy(face: Element): string[] {
	const { outlineWidth, outlineOffset } = getComputedStyle(face);
	const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
	const box = face.getBoundingClientRect();
	const clipping: string[] = [];
	for (let at = face.parentElement; at && at !== document.body; at = at.parentElement) {
		const { overflowX, overflowY, position } = getComputedStyle(at);
		const edge = at.getBoundingClientRect();
		const outX = Math.max(edge.left - box.left, box.right - edge.right) + reach;
		const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom) + reach;
		if ((overflowX !== "visible" && outX > 1) || (overflowY !== "visible" && outY > 1))
			clipping.push(`${at.tagName.toLowerCase()}.${at.className}`);
		// What scrolls behind a fixed element does not clip it.
		if (position === "fixed") break;
	}
	return clipping;
}
