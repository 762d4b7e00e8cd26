export const scrollBehavior = (): ScrollBehavior =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/** Scrolls to an element and focuses it, so that Tab continues from there. */
export function scrollToAnchor(id: string) {
	const target = document.getElementById(id);
	if (!target) return;
	target.scrollIntoView({ behavior: scrollBehavior() });
	target.focus({ preventScroll: true });
	arriveAt(target);
}

/** No smooth scroll of a browser takes longer, in ms. */
const LONGEST = 2000;

/**
 * Corrects the end of a smooth scroll: the controls of a demo may load on the way, which moves what is
 * below them. Does nothing if the visitor takes over, or for a scroll that comes later.
 */
function arriveAt(target: Element) {
	const scroll = new AbortController();
	const { signal } = scroll;
	const stop = () => scroll.abort();
	addEventListener("scrollend", () => target.scrollIntoView(), { signal });
	for (const type of ["scrollend", "wheel", "pointerdown", "keydown"])
		addEventListener(type, stop, { signal });
	// A target that is in place already causes no scroll.
	setTimeout(stop, LONGEST);
}
