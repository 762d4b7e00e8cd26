import { HYDRATED_EVENT, htmlState } from "./html-state.ts";

/** What a visitor who is there does first. */
const FIRST_ACTS = ["pointerdown", "keydown", "focusin"] as const;

/** A picture that does not come keeps the page from starting for no longer than this, in ms. */
const LONGEST_WAIT_FOR_PICTURES = 3000;
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

/** The router restores the position of a page that the visitor comes back to. */
function isReturn(): boolean {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return visit?.type === "back_forward";
}

async function pageIsShown() {
	if (document.readyState !== "complete") {
		await new Promise((done) => addEventListener("load", done, { once: true }));
	}
	const shown = Promise.all([nextPaint(), ...picturesInView()]);
	await Promise.race([shown, wait(LONGEST_WAIT_FOR_PICTURES)]);
	await idle();
}

/**
 * Starts the page's script when the page itself is done: after load, the first paint, the
 * pictures in view (they are lazy, so load does not wait for them) and an idle moment; or at once
 * at the visitor's first act, and when the visitor comes back to the page. The first paint then waits for no script: see
 * docs/decisions/002-late-start.md.
 *
 * What a visitor does before is not lost. Links, menus, fields and disclosures are native and
 * work at once; a click on a button that needs script is held and repeated after hydration. If
 * the script cannot be loaded, the browser does what it can with it: it sends the form.
 * @param start address of the page's script
 * @param preload addresses of what it imports
 */
export function startLate(start: string, preload: string[]) {
	let started = false;
	let held: HTMLElement | undefined;

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
		// A button that opens a popover is native.
		const button = (event.target as Element).closest("button:not([popovertarget])");
		if (!button || document.documentElement.hasAttribute(htmlState.hydrated)) return;
		event.preventDefault();
		held = button as HTMLElement;
		begin();
	};
	const release = () => {
		removeEventListener("click", hold, true);
		held?.click();
	};

	addEventListener(HYDRATED_EVENT, release, { once: true });
	addEventListener("click", hold, true);
	for (const act of FIRST_ACTS) {
		addEventListener(act, begin, { once: true, capture: true, passive: true });
	}
	if (isReturn()) begin();
	else pageIsShown().then(begin);
}
