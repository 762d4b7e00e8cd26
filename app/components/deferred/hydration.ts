import { HYDRATED_EVENT } from "#app/boot-script.ts";

let waiting = false;

/** A part of the page keeps the HTML of the build for now. */
export function partWaits() {
	waiting = true;
}

/** The part works; held clicks can be repeated. */
export function partWorks() {
	waiting = false;
	dispatchEvent(new Event(HYDRATED_EVENT));
}

/** The page works, but for a part that waits. */
export function pageWorks() {
	document.documentElement.dataset.hydrated = "";
	if (!waiting) dispatchEvent(new Event(HYDRATED_EVENT));
}
