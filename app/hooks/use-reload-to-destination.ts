import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * When a chunk of the next page cannot be loaded, as after a release, the router reloads the
 * page that the visitor means to leave. This turns that reload into a visit of the next page.
 * A browser without the Navigation API reloads.
 */
export function useReloadToDestination() {
	const { location: next } = useNavigation();
	const destination = useRef<string>(undefined);
	destination.current = next && createPath(next);
	useEffect(() => {
		const visitInstead = (event: NavigateEvent) => {
			if (event.navigationType !== "reload" || event.userInitiated || !destination.current) return;
			event.preventDefault();
			location.assign(destination.current);
		};
		window.navigation?.addEventListener("navigate", visitInstead);
		return () => window.navigation?.removeEventListener("navigate", visitInstead);
	}, []);
}
