/** On the document's element while a page is long on its way: a line along the top says so. */
const LEAVING = "data-leaving";
/** Most pages are there before. */
const LONG_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let destination: string | undefined;

/** To be called as the router is sent to another page of the site. */
export function leavePage(href: string) {
	clearTimeout(timer);
	timer = setTimeout(() => document.documentElement.setAttribute(LEAVING, ""), LONG_MS);
	destination = href;
	addEventListener("pagehide", pageHasCome, { once: true });
}

export function pageHasCome() {
	clearTimeout(timer);
	destination = undefined;
	document.documentElement.removeAttribute(LEAVING);
}

/**
 * When a script of the next page cannot be had, as after a new release, the router loads the
 * page anew that the visitor means to leave: the browser opens the other one instead. To fetch
 * the script beside the router, and see it fail, kept WebKit from showing the page at all.
 * @returns what ends it
 */
export function openInsteadOfReload(): () => void {
	const open = (event: NavigateEvent) => {
		if (event.navigationType !== "reload" || event.userInitiated || !destination) return;
		event.preventDefault();
		location.assign(destination);
	};
	// Older browsers have no navigation, and reload.
	window.navigation?.addEventListener("navigate", open);
	return () => window.navigation?.removeEventListener("navigate", open);
}
