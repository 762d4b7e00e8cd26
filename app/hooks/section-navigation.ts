import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SectionId, sectionIds } from "#content/section-ids.ts";

/** Specification, section 9: milliseconds between arriving at home and scrolling. */
const DELAY_AFTER_NAVIGATION = 300;

/** The state of a navigation to home: the section that it scrolls to. */
export type SectionState = { section: SectionId };

function sectionOf(state: unknown): SectionId | undefined {
	const section = (state as Partial<SectionState> | null)?.section;
	return sectionIds.find((id) => id === section);
}

export const scrollBehavior = (): ScrollBehavior =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/** Scrolls to an element and moves the starting point of the Tab key there too. */
export function scrollToAnchor(id: string) {
	const target = document.getElementById(id);
	if (!target) return;
	target.scrollIntoView({ behavior: scrollBehavior() });
	target.focus({ preventScroll: true });
}

function scrollToSection(section: SectionId) {
	if (section === "navbar") window.scrollTo({ top: 0, behavior: scrollBehavior() });
	else scrollToAnchor(section);
}

/**
 * For the home page: scrolls to the section of the navigation's state, at once when home was
 * shown already and after a delay when it was not, then clears the state, so that a reload
 * stays at the top.
 */
export function useSectionState() {
	const { state, key, search } = useLocation();
	const navigate = useNavigate();
	const section = sectionOf(state);
	const arrived = useRef(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one scroll for each entry of the history, which the key names
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
