import { scrollScript } from "./scroll-script.ts";

/**
 * Runs in the head before the first paint, so it is plain text, small and depends on nothing.
 * Its hash stands in the Content-Security-Policy.
 * - the chosen theme, before any colour shows;
 * - the random order of the home slides, before any slide shows (one draw a load);
 * - where the page stands.
 */
export const SLIDE_ORDER_ATTRIBUTE = "data-slide-order";

export const earlyScript = `{
const root = document.documentElement;
root.setAttribute("data-script", "");
try {
	const theme = localStorage.getItem("theme");
	if (theme === "light" || theme === "dark") root.setAttribute("data-theme", theme);
} catch {}
const order = [0, 1, 2, 3, 4, 5, 6];
for (let i = order.length - 1; i > 0; i--) {
	const j = Math.floor(Math.random() * (i + 1));
	[order[i], order[j]] = [order[j], order[i]];
}
root.setAttribute("${SLIDE_ORDER_ATTRIBUTE}", order.join(" "));
}
${scrollScript}`;
