import { SCROLL_POSITIONS } from "./html-state.ts";

/**
 * Leaves scrolling to the router in every document, which keeps the positions of all entries of
 * the history. In pagehide it hands scrolling back to the browser; visibilitychange follows.
 */
function keepScrollingFromBrowser() {
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
	});
}

/** WebKit forgets the position of a page in its back/forward cache when the page restores it itself. */
function restoreFromPageCache() {
	let top = 0;
	addEventListener("pagehide", () => {
		top = scrollY;
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted) scrollTo({ top, behavior: "instant" });
	});
}

/** A reload begins at the top (specification, section 2): the router finds no position then. */
function startReloadAtTop() {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	if (visit?.type !== "reload") return;
	try {
		sessionStorage.removeItem(SCROLL_POSITIONS);
	} catch {
		// Site data is blocked: nothing was kept either.
	}
}

/** What the router's `<ScrollRestoration>` needs before it runs. */
export function prepareScrollRestoration() {
	keepScrollingFromBrowser();
	restoreFromPageCache();
	startReloadAtTop();
}
