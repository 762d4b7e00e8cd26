import { htmlState } from "./html-state.ts";

/** What a visitor who is there does. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "resize"];

/** Marks the page at the visitor's first sign of life; until then it fetches what is in view only. */
export function markVisit() {
	const mark = () => document.documentElement.setAttribute(htmlState.visited, "");
	for (const sign of SIGNS) {
		addEventListener(sign, mark, { once: true, capture: true, passive: true });
	}
}
