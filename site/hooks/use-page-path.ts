import { useLocation } from "react-router";

/**
 * Returns the path of the page without a trailing slash. During prerendering the path ends in a
 * slash and in the browser it does not, but both must render the same HTML.
 */
export function usePagePath(): string {
	return useLocation().pathname.replace(/(?<=.)\/$/, "");
}
