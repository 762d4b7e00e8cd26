/**
 * Part of the early script: where a page stands when it opens. The router moves the page only
 * once it works, and it hands scrolling back to the browser in pagehide.
 * - A reload starts at the top, as the specification asks of every load: visibilitychange comes
 *   after pagehide and takes scrolling from the browser, and the router's own place is forgotten.
 * - Who returns from elsewhere stands where he left, by the key and the places that the router
 *   keeps: read while the style sheet is on its way, scrolled to in the first frame that has
 *   the whole page. Not the browser: its own place may be of a moment before the last scrolling,
 *   and it would move the page there after us.
 * - A page that the browser kept alive needs the same in WebKit, which forgets the place of a
 *   page that scrolls itself.
 */
export const scrollScript = `{
const PLACES = "react-router-scroll-positions";
const stand = (top) => requestAnimationFrame(() => scrollTo({ top, behavior: "instant" }));
try {
	if (performance.getEntriesByType("navigation")[0]?.type === "reload") sessionStorage.removeItem(PLACES);
	if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
	const place = JSON.parse(sessionStorage.getItem(PLACES) ?? "{}")[history.state.key];
	if (place) {
		history.scrollRestoration = "manual";
		addEventListener("DOMContentLoaded", () => stand(place));
	}
} catch {}
let left = 0;
addEventListener("pagehide", () => { left = scrollY; });
addEventListener("pageshow", ({ persisted }) => { if (persisted) stand(left); });
document.addEventListener("visibilitychange", () => {
	if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
});
}`;
