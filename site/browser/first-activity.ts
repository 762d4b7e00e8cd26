const EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** Browsers fire `pointermove` under a pointer that rests, when the page below it changes. */
const isRest = (event: Event) =>
	event instanceof PointerEvent &&
	event.type === "pointermove" &&
	event.movementX === 0 &&
	event.movementY === 0;

/**
 * Calls the function once, on the visitor's first activity. The answer to a tap is painted first,
 * because the function may take long.
 */
export function onFirstActivity(act: () => void) {
	const listener = (event: Event) => {
		if (isRest(event)) return;
		for (const type of EVENTS) removeEventListener(type, listener, true);
		requestAnimationFrame(() => setTimeout(act));
	};
	for (const type of EVENTS) addEventListener(type, listener, { capture: true, passive: true });
}
