/**
 * Starts the page's script when the page itself is done: after load, the first paint (which
 * may still wait for a font), the pictures in view (they are lazy, so load does not wait for
 * them) and an idle moment, or at once at the visitor's first touch, key or focus. The build
 * writes it into the head of every page in place of the framework's own start, so the first
 * paint waits for no script.
 *
 * What a visitor does in that short time is not lost: links, menus, fields and
 * disclosures are native and work at once; the last click on a button that needs script
 * (Enter in a field is a click on its form's button) is held and repeated after hydration.
 * React leaves a key of its own on every element that it has taken over: that button works.
 * If the script can't be loaded, the browser does with it what it can: it sends the form.
 *
 * Plain text, because it must run before any module; its hash stands in the
 * Content-Security-Policy. The addresses are data attributes, so that the text (and its
 * hash) is the same on every page.
 */
export const HYDRATED_EVENT = "site:hydrated";

export const bootScript = `{
const { start, preload } = document.currentScript.dataset;
let started, held;
const boot = (event) => {
	if (event) document.documentElement.setAttribute("data-visited", "");
	if (started) return;
	started = true;
	for (const href of preload.split(" ")) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	import(start).catch(release);
};
const hold = (event) => {
	const button = event.target.closest("button:not([popovertarget])");
	if (!button || Object.keys(button).some((key) => key.startsWith("__react"))) return;
	event.preventDefault();
	held = button;
	boot(event);
};
const release = () => {
	removeEventListener("click", hold, true);
	held?.click();
};
addEventListener("${HYDRATED_EVENT}", release, { once: true });
addEventListener("click", hold, true);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, boot, { once: true, capture: true, passive: true });
const idle = () => window.requestIdleCallback ? requestIdleCallback(() => boot(), { timeout: 1500 }) : setTimeout(boot, 200);
const inView = (image) => image.checkVisibility?.() && image.getBoundingClientRect().top < innerHeight;
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const shown = () => Promise.all([painted(), ...[...document.images].filter(inView).map((image) => image.decode().catch(() => {}))]);
const afterPictures = () => Promise.race([shown(), new Promise((late) => setTimeout(late, 3000))]).then(idle);
addEventListener("load", afterPictures, { once: true });
}`;
