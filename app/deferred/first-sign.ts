/** What a visitor who is there does first. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "resize"] as const;

/** On the root element. The boot script sets it too: it may see the first sign before this module does. */
const SIGN_ATTRIBUTE = "data-visited";

/** Someone reloaded the page, came back to it, or scrolled it before this module was there. */
function wasSeen(): boolean {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const returned = visit !== undefined && visit.type !== "navigate";
	return returned || scrollY > 0 || document.documentElement.hasAttribute(SIGN_ATTRIBUTE);
}

/** Resolves at the visitor's next sign of life. */
export function nextSign(): Promise<void> {
	return new Promise((resolve) => {
		const controller = new AbortController();
		const options = { capture: true, passive: true, signal: controller.signal };
		const seen = () => {
			controller.abort();
			document.documentElement.setAttribute(SIGN_ATTRIBUTE, "");
			resolve();
		};
		for (const type of SIGNS) addEventListener(type, seen, options);
	});
}

/** Resolves at the visitor's first sign of life; at once in the build, which writes whole pages. */
export function firstSign(): Promise<void> {
	return typeof document === "undefined" || wasSeen() ? Promise.resolve() : nextSign();
}
