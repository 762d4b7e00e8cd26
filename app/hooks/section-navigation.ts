import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { type SectionId, sectionIds } from "#content/section-ids.ts";

/** Specification, section 9: the pause between arriving at home and scrolling. */
const DELAY_AFTER_NAVIGATION = 300;

export type SectionState = { section: SectionId };

function sectionOf(state: unknown): SectionId | undefined {
	const section = (state as Partial<SectionState> | null)?.section;
	return sectionIds.find((id) => id === section);
}

/** Scrolls to a section and moves the keyboard's starting point there too. */
export function scrollToSection(section: SectionId) {
	const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
	const behavior = still ? "auto" : "smooth";
	if (section === "navbar") {
		window.scrollTo({ top: 0, behavior });
		return;
	}
	const target = document.getElementById(section);
	if (!target) return;
	target.scrollIntoView({ behavior });
	target.focus({ preventScroll: true });
}

/** Scrolls when already at home; otherwise goes there and leaves the rest to the home page. */
export function useGoToSection() {
	const navigate = useNavigate();
	const { pathname } = useLocation();
	return (section: SectionId) => {
		if (pathname === "/") scrollToSection(section);
		else navigate("/", { state: { section } satisfies SectionState });
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
			navigate(".", { replace: true, state: null, preventScrollReset: true });
			scrollToSection(section);
		}, DELAY_AFTER_NAVIGATION);
		return () => clearTimeout(timer);
	}, [key, section]);
}
