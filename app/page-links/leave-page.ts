import { routeScripts } from "./route-scripts.ts";

/** On the document's element while a page is long on its way: a line along the top says so. */
const LEAVING = "data-leaving";
/** Most pages are there before. */
const LONG_MS = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * To be called as the router is sent to another page of the site. If a script of that page
 * cannot be had, as after a new release, the router would load the page anew that the visitor
 * leaves; so the browser opens the other one.
 */
export function leavePage({ pathname, href }: Pick<HTMLAnchorElement, "pathname" | "href">) {
	clearTimeout(timer);
	const leaving = setTimeout(() => document.documentElement.setAttribute(LEAVING, ""), LONG_MS);
	timer = leaving;
	addEventListener("pagehide", pageHasCome, { once: true });
	const scripts = routeScripts(pathname).map((script) => import(/* @vite-ignore */ script));
	Promise.all(scripts).catch(() => {
		// A task later than the router's reload: of two loads the browser does the last.
		if (timer === leaving) setTimeout(() => location.assign(href));
	});
}

export function pageHasCome() {
	clearTimeout(timer);
	timer = undefined;
	document.documentElement.removeAttribute(LEAVING);
}
