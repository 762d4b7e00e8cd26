import { htmlState, THEME_KEY } from "#site/start/html-state.ts";

export type Theme = "light" | "dark";

/** Returns the theme that the visitor chose, otherwise the system preference. */
export function currentTheme(): Theme {
	const chosen = document.documentElement.getAttribute(htmlState.theme);
	if (chosen === "light" || chosen === "dark") return chosen;
	return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows the theme, with a cross-fade if the browser supports it and motion is not reduced. */
function show(theme: Theme) {
	const update = () => document.documentElement.setAttribute(htmlState.theme, theme);
	if (prefersReducedMotion() || !document.startViewTransition) update();
	// A second change skips the fade of the first one, whose `ready` promise then rejects.
	else document.startViewTransition(update).ready.catch(() => {});
}

export function chooseTheme(theme: Theme) {
	show(theme);
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Storage is blocked: the choice lasts until the page is closed.
	}
}
