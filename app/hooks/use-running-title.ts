import { useEffect } from "react";
import { useLocation } from "react-router";

/**
 * Provides the title and the canonical address for the footer of printed pages, as custom
 * properties: a CSS page margin can only show text that CSS knows.
 */
export function useRunningTitle() {
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the title changes with the page
	useEffect(() => {
		const { style } = document.documentElement;
		const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
		// A JSON string is a valid CSS string.
		style.setProperty("--running-title", JSON.stringify(document.title));
		style.setProperty("--running-address", JSON.stringify(address));
	}, [pathname]);
}
