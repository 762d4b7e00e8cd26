/**
 * Starts the page's script when the page itself is done: after load and an idle moment,
 * or at once at the visitor's first touch, key or focus. The build writes it into every
 * page in place of the framework's own start, so the first paint waits for no script.
 *
 * What a visitor does in that short time is not lost: links, menus, fields and
 * disclosures are native and work at once; the first click on a button that needs script,
 * or a sent form, is held and repeated after hydration. If the script can't be loaded,
 * a held form is sent by the browser itself.
 *
 * Plain text, because it must run before any module; its hash stands in the
 * Content-Security-Policy. The two addresses lists are data attributes, so that the text
 * (and its hash) is the same on every page.
 */
export const HYDRATED_EVENT = "site:hydrated";

export const bootScript = `{
const { start, preload } = document.currentScript.dataset;
let started, held;
const boot = () => {
	if (started) return;
	started = true;
	for (const href of preload.split(" ")) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
	import(start).catch(() => {
		removeEventListener("submit", hold, true);
		held?.form?.submit();
	});
};
const hold = (event) => {
	boot();
	const button = event.type === "click" && event.target.closest("button[type=button]:not([popovertarget])");
	if (event.type === "click" && !button) return;
	event.preventDefault();
	held = event.type === "submit" ? { form: event.target } : { button };
};
addEventListener("${HYDRATED_EVENT}", () => {
	removeEventListener("click", hold, true);
	removeEventListener("submit", hold, true);
	held?.form ? held.form.requestSubmit() : held?.button.click();
}, { once: true });
addEventListener("click", hold, true);
addEventListener("submit", hold, true);
for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, boot, { once: true, capture: true, passive: true });
const idle = () => window.requestIdleCallback ? requestIdleCallback(boot, { timeout: 1500 }) : setTimeout(boot, 200);
document.readyState === "complete" ? idle() : addEventListener("load", idle, { once: true });
}`;
