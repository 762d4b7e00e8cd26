/** The attributes that script sets on the `<html>` element. CSS repeats these names. */
export const htmlState = {
	/** The theme that the visitor chose, "light" or "dark"; without it the system decides. */
	theme: "data-theme",
	/** The indexes of the home slides in the order of showing, such as "3 0 6 1 5 2 4". */
	slideOrder: "data-slide-order",
	/** The visitor has moved, touched, typed, scrolled or resized. */
	visited: "data-visited",
	/** React has taken over the page. */
	hydrated: "data-hydrated",
} as const;

/** Fired on the window when React has taken over the page. */
export const HYDRATED_EVENT = "site:hydrated";

/** Where the router keeps the scroll positions of the history, in the session storage. */
export const SCROLL_POSITIONS = "scroll-positions";

/** Where the chosen theme is kept, in the local storage. */
export const THEME_KEY = "theme";
