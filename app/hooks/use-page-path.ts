import { useLocation } from "react-router";

/**
 * The address of the page, without a slash at its end: while the build renders a page there is
 * one, and what it rendered must be what the browser renders.
 */
export function usePagePath(): string {
	return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
