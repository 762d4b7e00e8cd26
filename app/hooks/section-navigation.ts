import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { leavePage } from "#app/page-links/leave-page.ts";
import { type SectionId, sectionIds } from "#content/section-ids.ts";

/** Specification, section 9: the pause between arriving at home and scrolling. */
const DELAY_AFTER_NAVIGATION = 300;

export type SectionState = { section: SectionId };

function sectionOf(state: unknown): SectionId | undefined {
	const section = (state as Partial<SectionState> | null)?.section;
	return sectionIds.find((id) => id === section);
}

export const scrollBehavior = (): ScrollBehavior =>
	matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

/** Scrolls to an element and moves the keyboard's starting point there too. */
export function scrollToAnchor(id: string) {
	const target = document.getElementById(id);
	if (!target) return;
	target.scrollIntoView({ behavior: scrollBehavior() });
	target.focus({ preventScroll: true });
}

export function scrollToSection(section: SectionId) {
	if (section === "navbar") window.scrollTo({ top: 0, behavior: scrollBehavior() });
	else scrollToAnchor(section);
}

/** Scrolls when already at home; otherwise goes there and leaves the rest to the home page. */
export function useGoToSection() {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	return (section: SectionId) => {
		if (pathname === "/") return scrollToSection(section);
		leavePage(`/#${section}`);
		navigate("/", { state: { section } satisfies SectionState });
	};
}

/**
 * The home page's half: after a navigation with a section state, waits, scrolls,
 * then clears the state so that a reload stays at the top.
 */
export function useSectionState() {
	const { state, key } = useLocation();
	const navigate = useNavigate();
	const section = sectionOf(state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one scroll an entry of the history, whose identity is the key
	useEffect(() => {
		if (!section) return;
		const timer = setTimeout(() => {
			navigate("/", { replace: true, state: null, preventScrollReset: true });
			scrollToSection(section);
		}, DELAY_AFTER_NAVIGATION);
		return () => clearTimeout(timer);
	}, [key, section]);
}
