import { HYDRATED_EVENT, htmlState } from "./html-state.ts";

/** The first of these events starts the page at once. */
const START_EVENTS = ["pointerdown", "keydown", "focusin"] as const;

/** The longest wait for the pictures in view, in ms. A picture may never load. */
const PICTURES_TIMEOUT = 3000;
/** The longest wait for an idle moment, in ms. */
const IDLE_TIMEOUT = 1500;

const nextPaint = () =>
	new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

const isInView = (image: HTMLImageElement) =>
	image.checkVisibility?.() && image.getBoundingClientRect().top < innerHeight;

const picturesInView = () =>
	[...document.images].filter(isInView).map((image) => image.decode().catch(() => {}));

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const idle = () =>
	new Promise<void>((done) => {
		if (!window.requestIdleCallback) return setTimeout(done, 200);
		requestIdleCallback(() => done(), { timeout: IDLE_TIMEOUT });
	});

/** True after back or forward from another document. The router has a scroll position to restore. */
function isBackForward(): boolean {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return visit?.type === "back_forward";
}

async function pageIsShown() {
	if (document.readyState !== "complete") {
		await new Promise((done) => addEventListener("load", done, { once: true }));
	}
	const shown = Promise.all([nextPaint(), ...picturesInView()]);
	await Promise.race([shown, wait(PICTURES_TIMEOUT)]);
	await idle();
}

/**
 * Loads the page's script once the page is shown: after the load event, the first paint, the
 * pictures in view (they are lazy, so the load event does not wait for them) and an idle moment.
 * It loads at once on the visitor's first input and after back/forward navigation. The first
 * paint does not wait for script: see docs/decisions/002-late-start.md.
 *
 * Input before hydration is not lost. Links, menus, fields and disclosures are native and work
 * at once. A click on a button that needs script is held and repeated after hydration. If the
 * script fails to load, the click is repeated without it, and the browser submits the form.
 * @param start URL of the page's script
 * @param preload URLs of the modules that it imports
 */
export function startLate(start: string, preload: string[]) {
	let started = false;
	let heldButton: HTMLElement | undefined;

	const begin = () => {
		if (started) return;
		started = true;
		for (const href of preload) {
			const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
			document.head.append(link);
		}
		import(/* @vite-ignore */ start).catch(release);
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
		heldButton?.click();
	};

	addEventListener(HYDRATED_EVENT, release, { once: true });
	addEventListener("click", hold, true);
	for (const type of START_EVENTS) {
		addEventListener(type, begin, { once: true, capture: true, passive: true });
	}
	if (isBackForward()) begin();
	else pageIsShown().then(begin);
}
