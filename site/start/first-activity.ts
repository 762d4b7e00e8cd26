import { visitType } from "./visit-type.ts";

const EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** Browsers fire `pointermove` under a pointer that rests, when the page below it changes. */
const isRest = (event: Event) =>
	event instanceof PointerEvent &&
	event.type === "pointermove" &&
	event.movementX === 0 &&
	event.movementY === 0;

const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

/**
 * True after back or forward from another document, and at the address of a section: the page is
 * about to be scrolled, and must have its real height before.
 */
function arrivesScrolled(): boolean {
	return visitType() === "back_forward" || location.hash !== "";
}

/**
 * Calls the function once, on the visitor's first activity, or at once if the page is about to be
 * scrolled. The answer to a tap is painted first, because the function may take long. A key may
 * scroll to the end of the page, so it does not wait.
 */
export function onFirstActivity(act: () => void) {
	if (arrivesScrolled()) return act();
	const listener = (event: Event) => {
		if (isRest(event)) return;
		for (const type of EVENTS) removeEventListener(type, listener, true);
		if (event.type === "keydown") act();
		else afterPaint(act);
	};
	for (const type of EVENTS) addEventListener(type, listener, { capture: true, passive: true });
}
