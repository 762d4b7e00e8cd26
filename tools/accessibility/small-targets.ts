import type { Page } from "playwright-core";

/** WCAG 2.5.5 (AAA), in CSS pixels; 2.5.8 (AA) asks for 24, and both judges look after that. */
const AIM = 44;

/**
 * Targets that may be smaller, because another one of full size does the same on the same page
 * (the exception "equivalent" of WCAG 2.5.5).
 */
const EQUIVALENT: Record<string, string> = {
	"[aria-roledescription=carousel] [role=group] > div > button":
		"the slides' marks are 24 px wide, so that seven fit a phone: Previous and Next have 44",
};

/** Runs in the page: what can be pressed, and how large the part is that answers. */
function smallerThan({ aim, except }: { aim: number; except: string }): string[] {
	const isOfOne = (element: Element) => !/^inline/.test(getComputedStyle(element).display);
	const blockOf = (node: Node) => {
		let at = node.parentElement;
		while (at && !isOfOne(at)) at = at.parentElement;
		return at;
	};
	const TARGETS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

	/** Within words of the same block: the line decides how high it can be. */
	const isInSentence = (element: Element) => {
		if (isOfOne(element)) return false;
		const block = blockOf(element);
		if (!block) return false;
		const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode())
			if (/\p{L}/u.test(node.textContent ?? "") && blockOf(node) === block)
				if (!node.parentElement?.closest(TARGETS)) return true;
		return false;
	};

	const faults: string[] = [];
	const { scrollX: left, scrollY: top } = window;
	for (const element of document.querySelectorAll<HTMLElement>(TARGETS)) {
		if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		if (element.matches(`:disabled, ${except}`) || element.closest("[inert]")) continue;
		if (isInSentence(element)) continue;
		const label = element.closest("label");
		const face = label ?? element;
		const { width, height } = face.getBoundingClientRect();
		// Halves of pixels are the screen's.
		if (Math.round(width) >= aim && Math.round(height) >= aim) continue;
		face.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
		const [line] = face.getClientRects();
		if (!line) continue;
		const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
		const answers = (atX: number, atY: number) =>
			face.contains(document.elementFromPoint(atX, atY));
		// Under an open menu or modal nothing can be pressed.
		if (!answers(x, y)) continue;
		// An area that a style adds around it (`::before`) belongs to it and has no box of its own.
		const reach = (stepX: number, stepY: number) => {
			let far = 0;
			while (far < aim && answers(x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
			return far;
		};
		const wide = Math.max(Math.round(width), reach(-1, 0) + reach(1, 0) + 1);
		const high = Math.max(Math.round(height), reach(0, -1) + reach(0, 1) + 1);
		if (wide >= aim && high >= aim) continue;
		const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
		const what = `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, " ").slice(0, 40)}"`;
		faults.push(`${what} is ${wide} by ${high} px small`);
	}
	scrollTo({ left, top, behavior: "instant" });
	return faults;
}

/**
 * Targets smaller than 44 by 44 px in the page as it stands. Left out, as WCAG 2.5.5 does: links
 * within sentences, and what another target does as well.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(smallerThan, { aim: AIM, except: Object.keys(EQUIVALENT).join() });
