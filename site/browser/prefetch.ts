/**
 * Fetches a page when the visitor points at a link to it or focuses it, so that it is there at the click:
 * a slow network does not delay it then. Its address with the query is that of the click: a browser keeps
 * an answer for one address.
 */
export function prefetchPages() {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	const fetched = new Set<string>();
	const prefetch = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (!link || link.origin !== location.origin || link.hasAttribute("download")) return;
		if (link.pathname === location.pathname) return;
		const href = link.pathname + link.search;
		if (fetched.has(href)) return;
		fetched.add(href);
		const hint = { rel: "prefetch", href };
		document.head.append(Object.assign(document.createElement("link"), hint));
	};
	for (const type of ["pointerover", "focusin"]) addEventListener(type, prefetch);
}
