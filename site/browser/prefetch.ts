/**
 * Fetches a page when the visitor points at a link to it or focuses it, so that it is there at the click:
 * a slow network does not delay it then.
 */
export function prefetchPages() {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	const fetched = new Set([location.pathname]);
	const prefetch = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (!link || link.origin !== location.origin || link.hasAttribute("download")) return;
		if (fetched.has(link.pathname)) return;
		fetched.add(link.pathname);
		const hint = { rel: "prefetch", href: link.pathname };
		document.head.append(Object.assign(document.createElement("link"), hint));
	};
	for (const type of ["pointerover", "focusin"]) addEventListener(type, prefetch);
}
