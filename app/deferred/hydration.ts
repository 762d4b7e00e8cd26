import { HYDRATED_EVENT } from "#app/boot-script.ts";

let waiting = false;

/** A part of the page keeps the HTML of the build for now. */
export function partWaits() {
	waiting = true;
}

function everythingWorks() {
	document.documentElement.dataset.complete = "";
	dispatchEvent(new Event(HYDRATED_EVENT));
}

/** The part works; held clicks can be repeated. */
export function partWorks() {
	waiting = false;
	everythingWorks();
}

/** The part can't work now: the browser does with a held click what it can. */
export function partFailed() {
	dispatchEvent(new Event(HYDRATED_EVENT));
}

/** The page works, but for a part that waits. */
export function pageWorks() {
	document.documentElement.dataset.hydrated = "";
	if (!waiting) everythingWorks();
}
