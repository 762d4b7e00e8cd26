import { useViewTransitionState } from "react-router";

/**
 * Marks the picture of a link during the view transition to or from the linked page, in which it
 * grows into the hero of that page or shrinks back. styles/motion.css defines the transition.
 */
export function usePictureTransition(route: string): { "data-grows"?: "" } {
	return useViewTransitionState(route) ? { "data-grows": "" } : {};
}
