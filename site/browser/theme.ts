import { htmlState, THEME_KEY } from "./html-state.ts";

type Theme = "light" | "dark";

const isTheme = (text: string | null): text is Theme => text === "light" || text === "dark";

/** Applies the theme that the visitor chose on an earlier visit. Runs before the first paint. */
export function restoreTheme() {
	try {
		const theme = localStorage.getItem(THEME_KEY);
		if (isTheme(theme)) document.documentElement.setAttribute(htmlState.theme, theme);
	} catch {
		// Storage is blocked: the system theme applies.
	}
}

/** The theme that the visitor chose, otherwise the system preference. */
function currentTheme(): Theme {
	const chosen = document.documentElement.getAttribute(htmlState.theme);
	if (isTheme(chosen)) return chosen;
	return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Pictures of the other theme that take the place of those in view; see components/picture/picture.tsx. */
function picturesToCome(): HTMLImageElement[] {
	return [
		...document.querySelectorAll<HTMLElement>(".light-only:has(> img), .dark-only:has(> img)"),
	]
		.filter(({ parentElement }) => {
			const { top, bottom } = parentElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
			return bottom > 0 && top < innerHeight;
		})
		.flatMap((picture) => picture.querySelector("img") ?? [])
		.filter((image) => !image.checkVisibility());
}

/** How long a change of theme waits for its pictures, in ms. */
const PATIENCE = 400;

/** Shows the theme, with a cross-fade if the browser supports it and motion is not reduced. */
function show(theme: Theme) {
	const update = () => document.documentElement.setAttribute(htmlState.theme, theme);
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	if (still || !document.startViewTransition) update();
	else {
		// The lamps of the pictures go on in the fade, so they have to be there.
		const pictures = picturesToCome();
		const ready = async () => {
			const loaded = pictures.map((image) => {
				image.loading = "eager";
				return image.decode().catch(() => {});
			});
			const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
			await Promise.race([Promise.all(loaded), enough]);
			update();
		};
		// A second change skips the fade of the first one, whose `ready` promise then rejects.
		document.startViewTransition(pictures.length > 0 ? ready : update).ready.catch(() => {});
	}
}

/** Changes to the other theme and remembers it. */
export function switchTheme() {
	const theme = currentTheme() === "light" ? "dark" : "light";
	show(theme);
	try {
		localStorage.setItem(THEME_KEY, theme);
	} catch {
		// Storage is blocked: the choice lasts until the page is closed.
	}
}
