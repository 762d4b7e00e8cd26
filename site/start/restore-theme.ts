import { htmlState, THEME_KEY } from "./html-state.ts";

/** Applies the theme that the visitor chose on an earlier visit. Runs before the first paint. */
export function restoreTheme() {
	try {
		const theme = localStorage.getItem(THEME_KEY);
		if (theme !== "light" && theme !== "dark") return;
		document.documentElement.setAttribute(htmlState.theme, theme);
	} catch {
		// Storage is blocked: the system theme applies.
	}
}
