import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { fetchRecord } from "./fetch-record.ts";
import { leavePage, openInsteadOfReload, pageHasCome } from "./leave-page.ts";
import { opensHere } from "./opens-here.ts";

/** Not in the types of the DOM: Chromium alone has it. */
type Connection = { connection?: { saveData: boolean } };

/** Asked each time: a visitor may turn the data saver on while the page is open. */
const savesData = () => (navigator as Connection).connection?.saveData === true;

/** A pointer that only passes over a link doesn't mean it. */
const INTENT_MS = 100;

const pageLinkAt = ({ target }: Event) =>
	(target as Element).closest<HTMLAnchorElement>("a[data-page-link]");

/** A page of the site, and the entry of the history from which a visitor means to go there. */
type Intent = { page: string; from: string };

/**
 * Calls back with the path of the page whose link a pointer, a finger or the focus has come to.
 * @returns what ends it
 */
function onIntent(meant: (path: string) => void): () => void {
	let link: HTMLAnchorElement | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const come = (event: Event) => {
		const next = pageLinkAt(event);
		if (next === link) return;
		link = next;
		clearTimeout(timer);
		if (next && !savesData()) timer = setTimeout(() => meant(next.pathname), INTENT_MS);
	};
	const signs = ["pointerover", "focusin"];
	for (const sign of signs) document.addEventListener(sign, come);
	return () => {
		clearTimeout(timer);
		for (const sign of signs) document.removeEventListener(sign, come);
	};
}

/**
 * Leads along all links to pages of the site: one for all of them, because a hundred links that
 * each listen to the router are a tenth of the way to the next page. Script and words of a page
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
			const { pathname, search, hash, href } = link;
			leavePage(href);
			navigate({ pathname, search, hash }, { replace: href === location.href });
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, [navigate]);

	useEffect(openInsteadOfReload, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when the entry is another, its page has come
	useEffect(() => pageHasCome, [key]);

	useEffect(
		() =>
			onIntent((page) => {
				setIntent({ page, from: key });
				fetchRecord(page);
			}),
		[key],
	);

	return intent?.from === key ? <PrefetchPageLinks page={intent.page} /> : null;
}
