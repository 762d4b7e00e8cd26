import { htmlState, THEME_KEY } from "./html-state.ts";

/** Shows the theme that the visitor chose earlier, before the first paint. */
export function restoreTheme() {
	try {
		const theme = localStorage.getItem(THEME_KEY);
		if (theme !== "light" && theme !== "dark") return;
		document.documentElement.setAttribute(htmlState.theme, theme);
	} catch {
		// Site data is blocked: the system's theme shows.
	}
}
