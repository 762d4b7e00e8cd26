import type { Page } from "@playwright/test";

/** WCAG 2.5.5 (AAA), in CSS pixels. axe and Alfa check the 24 px of 2.5.8 (AA). */
const SIZE = 44;

/**
 * Targets that may be smaller because a full-size target on the same page does the same (the
 * "Equivalent" exception of WCAG 2.5.5).
 */
const EQUIVALENT: Record<string, string> = {
	"[aria-roledescription=carousel] [role=group] > div > button":
		"slide indicators are 24 px wide so that seven fit on a phone; Previous and Next are 44 px",
};

/** Runs in the page. Lists the targets whose clickable area is smaller than `size`. */
function smallerThan({ size, except }: { size: number; except: string }): string[] {
	const isBlock = (element: Element) => !/^inline/.test(getComputedStyle(element).display);
	const blockOf = (node: Node) => {
		let at = node.parentElement;
		while (at && !isBlock(at)) at = at.parentElement;
		return at;
	};
	const TARGETS = "a[href], button, input:not([type=hidden]), select, textarea, summary";

	/** Within a sentence the line height limits the height of a link. */
	const isInSentence = (element: Element) => {
		if (isBlock(element)) return false;
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
		const target = label ?? element;
		const { width, height } = target.getBoundingClientRect();
		// Layout produces fractional pixels.
		if (Math.round(width) >= size && Math.round(height) >= size) continue;
		target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
		const [line] = target.getClientRects();
		if (!line) continue;
		const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
		const hits = (atX: number, atY: number) => target.contains(document.elementFromPoint(atX, atY));
		// Skip targets behind an open menu or modal.
		if (!hits(x, y)) continue;
		// A pseudo-element can enlarge the clickable area without changing the bounding box.
		const reach = (stepX: number, stepY: number) => {
			let far = 0;
			while (far < size && hits(x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
			return far;
		};
		const wide = Math.max(Math.round(width), reach(-1, 0) + reach(1, 0) + 1);
		const high = Math.max(Math.round(height), reach(0, -1) + reach(0, 1) + 1);
		if (wide >= size && high >= size) continue;
		const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
		const what = `${element.tagName.toLowerCase()} "${name.replace(/\s+/g, " ").slice(0, 40)}"`;
		faults.push(`${what} is only ${wide} by ${high} px`);
	}
	scrollTo({ left, top, behavior: "instant" });
	return faults;
}

/**
 * Targets smaller than 44 by 44 px in the current page, except links within sentences and targets
 * with an equivalent (WCAG 2.5.5).
 */
export const smallTargets = (page: Page): Promise<string[]> =>
	page.evaluate(smallerThan, { size: SIZE, except: Object.keys(EQUIVALENT).join() });
