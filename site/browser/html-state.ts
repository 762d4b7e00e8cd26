/** The attributes that scripts set on the `<html>` element. The style sheets repeat these names. */
export const htmlState = {
	/** The theme that the visitor chose, "light" or "dark"; absent means the system preference. */
	theme: "data-theme",
	/** The indexes of the home slides in the order in which they are shown, such as "3 0 6 1 5 2 4". */
	slideOrder: "data-slide-order",
	/** The visitor has used the pointer or keyboard, or scrolled. */
	visitorActive: "data-visitor-active",
	/** The islands have started, after the first activity or because one was due. */
	hydrated: "data-hydrated",
} as const;

/** Dispatched on the window at the first activity, when `visitorActive` is set. */
export const ACTIVE_EVENT = "site:active";

/** Dispatched on the window when a link has changed the query of the address and loaded nothing. */
export const ADDRESS_EVENT = "site:address";

/** The sessionStorage key of an unsent enquiry. */
export const DRAFT_KEY = "enquiry-draft";

/** The localStorage key of the theme that the visitor chose. */
export const THEME_KEY = "theme";
