import { htmlState, SCROLL_POSITIONS } from "./html-state.ts";
import { visitType } from "./visit-type.ts";

/**
 * Keeps the browser from restoring scroll positions; the router stores those of all history
 * entries. The router hands scroll restoration back to the browser in `pagehide`; in
 * `visibilitychange`, which follows, this disables it again.
 */
function disableBrowserScrollRestoration() {
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
	});
}

/** With manual scroll restoration, WebKit loses the position of a page in its back/forward cache. */
function restoreAfterPageCache() {
	let top = 0;
	addEventListener("pagehide", () => {
		top = scrollY;
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) scrollTo({ top, behavior: "instant" });
	});
}

/** The router stores the position of a hydrated page only. This stores that of one that is not yet. */
function restoreBeforeHydration() {
	const key = () => `${SCROLL_POSITIONS} ${location.href}`;
	addEventListener("pagehide", () => {
		if (document.documentElement.hasAttribute(htmlState.hydrated)) return;
		try {
			sessionStorage.setItem(key(), String(scrollY));
		} catch {
			// Storage is blocked or full: Back shows the top of the page.
		}
	});
	if (visitType() !== "back_forward") return;
	addEventListener("DOMContentLoaded", async () => {
		// Before that, the text has other heights.
		await document.fonts.ready;
		try {
			const top = sessionStorage.getItem(key());
			if (top === null) return;
			scrollTo({ top: Number(top), behavior: "instant" });
			sessionStorage.removeItem(key());
		} catch {
			// Storage is blocked: there is no stored position either.
		}
	});
}

/** A reload starts at the top (specification, section 2), so the router must find no position. */
function forgetPositionsOnReload() {
	if (visitType() !== "reload") return;
	try {
		sessionStorage.removeItem(SCROLL_POSITIONS);
	} catch {
		// Storage is blocked: there are no stored positions either.
	}
}

/** Prepares the document for the router's `<ScrollRestoration>`, before it runs. */
export function prepareScrollRestoration() {
	disableBrowserScrollRestoration();
	restoreAfterPageCache();
	restoreBeforeHydration();
	forgetPositionsOnReload();
}
