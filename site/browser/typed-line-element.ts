import { type Line, REST, typingFrames } from "./typing-frames.ts";

/** Settings with which the text is there at once. */
const STILL = "(prefers-reduced-motion: reduce)";
/**
 * Returns the boxes of the lines of a text, relative to its element, without the caret at its end. A
 * line may have several parts.
 */
function linesOf(element: Element, caret: Element) {
	const range = document.createRange();
	range.selectNodeContents(element);
	range.setEndBefore(caret);
	const { left, top } = element.getBoundingClientRect();
	const lines: Line[] = [];
	for (const part of range.getClientRects()) {
		const last = lines.at(-1);
		const end = part.right - left;
		if (last && part.top - top < last.bottom - 1) last.end = Math.max(last.end, end);
		else
			lines.push({ start: part.left - left, end, top: part.top - top, bottom: part.bottom - top });
	}
	return lines;
}

const isVisible = (element: Element) => element.checkVisibility?.({ visibilityProperty: true });

/** Types the text of an element whose layout is done. */
function type(element: HTMLElement) {
	const caret = element.lastElementChild;
	if (!caret) return;
	const characters = Number(element.dataset.characters);
	const speed = Number(element.dataset.speed);
	const frames = typingFrames(linesOf(element, caret), characters);
	const duration = (characters + REST) * speed;
	const typing = element.animate(frames.clip, duration);
	// Outside of what is clipped: browsers show the clip a frame before or after the movement, which must
	// neither cut the caret off nor show a letter behind it.
	const moving = element.parentElement?.animate(frames.caret, {
		duration,
		pseudoElement: "::before",
	});
	const end = () => {
		typing.cancel();
		moving?.cancel();
	};
	// On a slow phone an animation starts some frames later.
	typing.ready.then(() => setTimeout(end, characters * speed));
}

/**
 * Defines the element `<typed-line>`, which types its text when it enters the page and each time
 * `data-shown` changes from "false" to "true". `data-characters` is the number of its characters and
 * `data-speed` the time for each, in ms.
 *
 * A custom element starts as soon as the browser has read it, without waiting for React. Only a clip
 * and a caret, `::before` of its parent, move over the text, which has its place from the start: the compositor can do that
 * without the main thread, and without layout.
 */
export function defineTypedLine() {
	// Its first call comes after the layout and before the paint, so measuring costs nothing.
	const laidOut = new ResizeObserver((entries, observer) => {
		const elements = entries.map(({ target }) => target as HTMLElement);
		for (const element of elements) observer.unobserve(element);
		if (matchMedia(STILL).matches) return;
		// All are checked first, because after an animation has started this needs a style update.
		for (const element of elements.filter(isVisible)) type(element);
	});

	class TypedLine extends HTMLElement {
		static readonly observedAttributes = ["data-shown"];

		connectedCallback() {
			laidOut.observe(this);
		}

		attributeChangedCallback(_name: string, before: string | null, after: string | null) {
			if (before === "false" && after === "true") laidOut.observe(this);
		}
	}
	customElements.define("typed-line", TypedLine);
}
