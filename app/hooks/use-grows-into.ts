import { useViewTransitionState } from "react-router";

/**
 * Marks the picture of a link that grows into the head of its page, or shrinks back into the
 * link, in the browser's view transition. The names are in styles/motion.css.
 */
export function useGrowsInto(route: string): { "data-grows"?: "" } {
	return useViewTransitionState(route) ? { "data-grows": "" } : {};
}
