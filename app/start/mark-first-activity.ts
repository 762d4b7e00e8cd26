import { htmlState } from "./html-state.ts";

const ACTIVITY_EVENTS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "resize"];

/**
 * Marks the page on the visitor's first activity. Until then CSS keeps pictures outside of the
 * viewport from loading.
 */
export function markFirstActivity() {
	const mark = () => document.documentElement.setAttribute(htmlState.visitorActive, "");
	for (const type of ACTIVITY_EVENTS) {
		addEventListener(type, mark, { once: true, capture: true, passive: true });
	}
}
