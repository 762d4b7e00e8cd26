import { isPlainClick } from "./is-plain-click.ts";
import { scrollBehavior, scrollToAnchor } from "./scroll-to-anchor.ts";

/** Tolerance in px: a scroll may end at a fraction of a pixel. */
const TOLERANCE = 4;

/** Distance of a heading from the top of the viewport after a jump to it, in px. */
function anchorOffset(heading: Element): number {
	const { scrollMarginTop } = getComputedStyle(heading);
	const { scrollPaddingTop } = getComputedStyle(document.documentElement);
	return Number.parseFloat(scrollMarginTop) + (Number.parseFloat(scrollPaddingTop) || 0);
}

/** The last heading that was scrolled past, if any. At the end of the page it is the last one. */
function headingInView(headings: HTMLElement[]): HTMLElement | undefined {
	const { scrollHeight } = document.documentElement;
	if (scrollY && scrollY + innerHeight >= scrollHeight - TOLERANCE) return headings.at(-1);
	return headings.findLast(
		(heading) => heading.getBoundingClientRect().top <= anchorOffset(heading) + TOLERANCE,
	);
}

/**
 * On the page of an offering: the breadcrumb names the section in view, and the bar of tabs marks it. A
 * click on a tab scrolls to its section. `data-pads` (Power Apps) adds padding above the headings at the
 * first click, and scrolling to the very top removes it; neither moves what is being read.
 */
export function followSections() {
	const page = document.querySelector<HTMLElement>("[data-sections]");
	if (!page) return;
	const ids = page.dataset.sections?.split(" ") ?? [];
	const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
	const tabs = [...page.querySelectorAll<HTMLAnchorElement>("[data-tabs] a")];
	// On a phone the bar scrolls horizontally: keep the current tab visible.
	const show = (tab: HTMLElement, behavior: ScrollBehavior) =>
		tab.closest("ul")?.scrollTo({ left: tab.offsetLeft - 40, behavior });

	let current: HTMLElement | undefined;
	const mark = () => {
		const heading = headingInView(headings);
		// In an island, which may draw it anew.
		const crumb = page.querySelector("[data-section-in-view]");
		if (crumb) crumb.textContent = heading?.textContent ?? "";
		// A section without a tab belongs to the one before it.
		const at = ids.indexOf(heading?.id ?? "");
		const tab = tabs.findLast(({ hash }) => ids.indexOf(hash.slice(1)) <= at) ?? tabs[0];
		if (!tab || tab === current) return;
		for (const other of tabs) other.removeAttribute("aria-current");
		tab.setAttribute("aria-current", "location");
		if (current) show(tab, scrollBehavior());
		current = tab;
	};
	let frame = 0;
	const update = () => {
		cancelAnimationFrame(frame);
		frame = requestAnimationFrame(mark);
		if (scrollY === 0) delete page.dataset.padded;
	};
	update();
	addEventListener("scroll", update, { passive: true });
	addEventListener("resize", update);

	for (const tab of tabs) {
		// Only for keyboard focus, because browsers do not scroll to a partly visible link; under the
		// pointer a link must not move.
		tab.addEventListener("focus", () => tab.matches(":focus-visible") && show(tab, "auto"));
		tab.addEventListener("click", (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			if (page.dataset.pads !== undefined) page.dataset.padded = "";
			history.replaceState(history.state, "", tab.hash);
			scrollToAnchor(tab.hash.slice(1));
		});
	}
}
