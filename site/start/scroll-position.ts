import { htmlState, SCROLL_POSITIONS } from "./html-state.ts";
import { trySessionStorage } from "./try-session-storage.ts";
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

/**
 * The router stores the position of a hydrated page only. This stores that of a page that the visitor
 * leaves earlier. If storage is blocked or full, Back shows the top of the page.
 */
function restoreBeforeHydration() {
	const key = () => `${SCROLL_POSITIONS} ${location.href}`;
	addEventListener("pagehide", () => {
		if (document.documentElement.hasAttribute(htmlState.hydrated)) return;
		trySessionStorage((storage) => storage.setItem(key(), String(scrollY)));
	});
	if (visitType() !== "back_forward") return;
	addEventListener("DOMContentLoaded", async () => {
		// The height of the text depends on the fonts.
		await document.fonts.ready;
		const top = trySessionStorage((storage) => storage.getItem(key()));
		if (!top) return;
		scrollTo({ top: Number(top), behavior: "instant" });
		trySessionStorage((storage) => storage.removeItem(key()));
	});
}

/** A reload starts at the top (specification, section 2), so the router must find no position. */
function forgetPositionsOnReload() {
	if (visitType() !== "reload") return;
	trySessionStorage((storage) => storage.removeItem(SCROLL_POSITIONS));
}

/** Prepares the document for the router's `<ScrollRestoration>`, before it runs. */
export function prepareScrollRestoration() {
	disableBrowserScrollRestoration();
	restoreAfterPageCache();
	restoreBeforeHydration();
	forgetPositionsOnReload();
}
