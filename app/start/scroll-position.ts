import { SCROLL_POSITIONS } from "./html-state.ts";

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

/** A reload starts at the top (specification, section 2), so the router must find no position. */
function forgetPositionsOnReload() {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (visit?.type !== "reload") return;
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
	forgetPositionsOnReload();
}
