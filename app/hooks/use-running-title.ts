import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * What stands at the foot of every printed page: its title, and its address once. Page
 * margins can show a text only from CSS, so both are handed over as custom properties.
 */
export function useRunningTitle() {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has another title
	useEffect(() => {
		const { style } = document.documentElement;
		const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
		// A JSON string is a CSS string too.
		style.setProperty("--running-title", JSON.stringify(document.title));
		style.setProperty("--running-address", JSON.stringify(address));
	}, [pathname]);
}
