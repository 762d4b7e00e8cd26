import { DRAFT_KEY, HYDRATED_EVENT, htmlState } from "./html-state.ts";
import { trySessionStorage } from "./try-session-storage.ts";

/** From the load event to the download of the script, in ms. By then a slow phone has its pictures. */
const DOWNLOAD_DELAY = 3000;
/**
 * How many modules are downloaded in advance, the largest first. Each costs the main thread some
 * milliseconds on a slow phone; the others, 3 to 8 KB of 115, come in the round trip that the
 * start script takes anyway.
 */
const LARGE_MODULES = 3;
/** The time in ms that a slow phone needs from the start of the script to hydration. */
const LEAD = 2500;

/** True if the form has a draft to restore, or may have to be filled in as a link asks. */
function hasFormToFill(): boolean {
	return location.search !== "" || trySessionStorage((storage) => DRAFT_KEY in storage) === true;
}

/**
 * Returns when the page needs its script without any activity, in ms after it was loaded: for the
 * first change of slide, or at once to suggest a page for an unknown address.
 */
function scriptDue(): number | undefined {
	const { scriptDue } = document.querySelector<HTMLElement>("[data-script-due]")?.dataset ?? {};
	return scriptDue === undefined ? undefined : Number(scriptDue);
}

/**
 * Calls the function once the whole page is parsed. An imported script does not wait for that, and
 * would hydrate a part of the page and restore a scroll position that is not there yet.
 */
function whenParsed(act: () => void) {
	if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
	else act();
}

/**
 * Starts the page's script when there is a reason: the visitor's first activity, a form to fill in,
 * or something that is due soon, such as a change of slide. Until then the browser only downloads
 * it, once the page is shown: see docs/decisions/002-late-start.md.
 *
 * Input before hydration is not lost. Links, menus, fields and disclosures are native and work
 * at once. A click on a button that needs script is held and repeated after hydration. If the
 * script fails to load, the click is repeated without it, and the browser submits the form.
 * @param start URL of the page's script
 * @returns starts the page, if it has not started; to be called on the first activity
 */
export function startLate(start: string): () => void {
	let started = false;
	let heldButton: HTMLElement | undefined;
	let wholeSheets: HTMLLinkElement[] = [];

	// The build writes these links before this script. Links that a script adds cost a frame.
	const modules = [...document.querySelectorAll<HTMLLinkElement>("link[rel=later]")];
	const load = (links: HTMLLinkElement[], rel: string) => {
		for (const link of links) link.rel = rel;
	};
	const begin = () => {
		if (started) return;
		started = true;
		load(modules, "modulepreload");
		whenParsed(() => {
			wholeSheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=later]")];
			// A sheet that is downloaded before it is enabled delays no frame. Neither would a change of the
			// medium of a loaded sheet, but Chromium then chooses all fonts again, and lines move.
			for (const sheet of wholeSheets) {
				const { href } = sheet;
				const download = { rel: "preload", as: "style", fetchPriority: "low", href };
				document.head.append(Object.assign(document.createElement("link"), download));
				sheet.disabled = true;
			}
			load(wholeSheets, "stylesheet");
			import(/* @vite-ignore */ start).catch(release);
		});
	};
	/** One at a time, so that the download leaves most of a slow network to the visitor. */
	const downloadInTurn = ([link, ...others]: HTMLLinkElement[]) => {
		if (!link || started) return;
		link.onload = link.onerror = () => downloadInTurn(others);
		link.rel = "prefetch";
	};
	const hold = (event: MouseEvent) => {
		// The browser handles buttons that open a popover.
		const button = (event.target as Element).closest("button:not([popovertarget])");
		if (!button || document.documentElement.hasAttribute(htmlState.hydrated)) return;
		event.preventDefault();
		heldButton = button as HTMLElement;
		begin();
	};
	const release = () => {
		removeEventListener("click", hold, true);
		for (const sheet of wholeSheets) sheet.disabled = false;
		heldButton?.click();
	};

	addEventListener(HYDRATED_EVENT, release, { once: true });
	addEventListener("click", hold, true);
	addEventListener("load", () => {
		if (hasFormToFill()) return begin();
		const due = scriptDue();
		if (due !== undefined) setTimeout(begin, due - LEAD);
		setTimeout(() => downloadInTurn(modules.slice(0, LARGE_MODULES)), DOWNLOAD_DELAY);
	});
	return begin;
}
