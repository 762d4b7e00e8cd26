import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SectionId, sectionIds } from "#content/section-ids.ts";

/** Delay between navigating to home and scrolling, in ms (specification, section 9). */
const DELAY_AFTER_NAVIGATION = 300;

/** The router state of a navigation to a section of the home page. */
export type SectionState = { section: SectionId };

function sectionOf(state: unknown): SectionId | undefined {
	const section = (state as Partial<SectionState> | null)?.section;
	return sectionIds.find((id) => id === section);
}

export const scrollBehavior = (): ScrollBehavior =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/** Scrolls to an element and focuses it, so that Tab continues from there. */
export function scrollToAnchor(id: string) {
	const target = document.getElementById(id);
	if (!target) return;
	target.scrollIntoView({ behavior: scrollBehavior() });
	target.focus({ preventScroll: true });
	arriveAt(target);
}

/**
 * Corrects the end of a smooth scroll: the controls of a demo may load on the way, which moves what is
 * below them. Does nothing if the visitor takes over.
 */
function arriveAt(target: Element) {
	const scroll = new AbortController();
	const { signal } = scroll;
	const stop = () => scroll.abort();
	for (const type of ["wheel", "pointerdown", "keydown"]) addEventListener(type, stop, { signal });
	const correct = () => {
		stop();
		target.scrollIntoView();
	};
	addEventListener("scrollend", correct, { signal });
}

function scrollToSection(section: SectionId) {
	if (section === "navbar") window.scrollTo({ top: 0, behavior: scrollBehavior() });
	else scrollToAnchor(section);
}

/**
 * For the home page: scrolls to the section in the navigation's state, at once if the home page
 * is already shown, otherwise after a delay. Then clears the state, so that a reload starts at the
 * top.
 */
export function useSectionState() {
	const { state, key, search } = useLocation();
	const navigate = useNavigate();
	const section = sectionOf(state);
	const arrived = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once per history entry, which the key identifies
	useEffect(() => {
		const delay = arrived.current ? 0 : DELAY_AFTER_NAVIGATION;
		arrived.current = true;
		if (!section) return;
		const timer = setTimeout(() => {
			navigate({ search }, { replace: true, state: null, preventScrollReset: true });
			scrollToSection(section);
		}, delay);
		return () => clearTimeout(timer);
	}, [key, section]);
}
