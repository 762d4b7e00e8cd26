import { htmlState, THEME_KEY } from "#app/start/html-state.ts";

/** The colour theme: what the visitor chose here, or what the system prefers. */
export type Theme = "light" | "dark";

const system = () => matchMedia("(prefers-color-scheme: dark)");
const listeners = new Set<() => void>();

export function currentTheme(): Theme {
	const chosen = document.documentElement.getAttribute(htmlState.theme);
	if (chosen === "light" || chosen === "dark") return chosen;
	return system().matches ? "dark" : "light";
}

/** A browser that knows this also takes a type with startViewTransition; older ones throw. */
const THEME_TRANSITION = ":active-view-transition-type(theme)";

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Shows the theme, with a cross-fade where the browser can and motion is welcome. */
function show(theme: Theme) {
	const update = () => {
		document.documentElement.setAttribute(htmlState.theme, theme);
		for (const listener of listeners) listener();
	};
	if (still() || !CSS.supports(`selector(${THEME_TRANSITION})`)) update();
	else document.startViewTransition({ update, types: ["theme"] });
}

export function chooseTheme(theme: Theme) {
	show(theme);
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Site data is blocked: the choice lasts as long as the page.
	}
}

export function subscribeToTheme(listener: () => void): () => void {
	const query = system();
	listeners.add(listener);
	query.addEventListener("change", listener);
	return () => {
		listeners.delete(listener);
		query.removeEventListener("change", listener);
	};
}
