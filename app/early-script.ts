/**
 * Runs in the head before the first paint, so it is plain text, small and depends on nothing.
 * Its hash stands in the Content-Security-Policy.
 * - the chosen theme, before any colour shows;
 * - the random order of the home slides, before any slide shows (one draw a load);
 * - a reload starts at the top of the page, as the specification asks of every load: the
 *   router hands scrolling back to the browser in pagehide, and the browser would then
 *   restore the old place; visibilitychange comes after that and takes it back.
 */
export const SLIDE_ORDER_ATTRIBUTE = "data-slide-order";

export const earlyScript = `{
const root = document.documentElement;
root.setAttribute("data-script", "");
try {
	const theme = localStorage.getItem("theme");
	if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
	if (performance.getEntriesByType("navigation")[0]?.type === "reload") sessionStorage.removeItem("react-router-scroll-positions");
} catch {}
document.addEventListener("visibilitychange", () => {
	if (document.visibilityState === "hidden") history.scrollRestoration = "manual";
});
const order = [0, 1, 2, 3, 4, 5, 6];
for (let i = order.length - 1; i > 0; i--) {
	const j = Math.floor(Math.random() * (i + 1));
	[order[i], order[j]] = [order[j], order[i]];
}
root.setAttribute("${SLIDE_ORDER_ATTRIBUTE}", order.join(" "));
}`;
