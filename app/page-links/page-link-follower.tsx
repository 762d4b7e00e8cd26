import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { fetchRecord } from "./fetch-record.ts";

/** Not in the types of the DOM: Chromium alone has it. */
type Connection = { connection?: { saveData: boolean } };

/** Asked each time: a visitor may turn the data saver on while the page is open. */
const savesData = () => (navigator as Connection).connection?.saveData === true;

/** A pointer that only passes over a link doesn't mean it. */
const INTENT_MS = 100;

const pageLinkAt = ({ target }: Event) =>
	(target as Element).closest<HTMLAnchorElement>("a[data-page-link]");

/** What a browser would open in this tab: not what someone saves or opens in another. */
const opensHere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A page of the site, and the entry of the history from which a visitor means to go there. */
type Intent = { page: string; from: string };

/** Calls back with the path of the page whose link a pointer, a finger or the focus has come to. */
function onIntent(meant: (path: string) => void): AbortController {
	const controller = new AbortController();
	let link: HTMLAnchorElement | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const come = (event: Event) => {
		const next = pageLinkAt(event);
		if (next === link) return;
		link = next;
		clearTimeout(timer);
		if (next && !savesData()) timer = setTimeout(() => meant(next.pathname), INTENT_MS);
	};
	const { signal } = controller;
	signal.addEventListener("abort", () => clearTimeout(timer));
	for (const type of ["pointerover", "focusin"]) document.addEventListener(type, come, { signal });
	return controller;
}

/**
 * Leads along all links to pages of the site: one for all of them, because a hundred links that
 * each listen to the router are a sixth of the way to the next page. Script and words of a page
 * are fetched when a pointer, a finger or the focus comes to its link: by the time of the click
 * they are there. Not for who asks to save data.
 */
export function PageLinkFollower() {
	const navigate = useNavigate();
	const { key } = useLocation();
	const [intent, setIntent] = useState<Intent>();

	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = pageLinkAt(event);
			// On the document, so after the handlers of all components: they may have done it.
			if (!link || event.defaultPrevented || !opensHere(event)) return;
			event.preventDefault();
			navigate(link.pathname, { replace: link.href === location.href });
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);

	useEffect(() => {
		const listening = onIntent((page) => {
			setIntent({ page, from: key });
			fetchRecord(page);
		});
		return () => listening.abort();
	}, [key]);

	return intent?.from === key ? <PrefetchPageLinks page={intent.page} /> : null;
}
