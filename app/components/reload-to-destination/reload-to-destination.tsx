import { useEffect, useRef } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * If a chunk of the next page fails to load, for example after a release, the router reloads the
 * current page. This redirects that reload to the next page. A browser without the Navigation API
 * reloads the current page. It is a component without output, so that a navigation renders only it.
 */
export function ReloadToDestination() {
	const { location: next } = useNavigation();
	const destination = useRef<string>(undefined);
	destination.current = next && createPath(next);
	useEffect(() => {
		const redirectReload = (event: NavigateEvent) => {
			if (event.navigationType !== "reload" || event.userInitiated || !destination.current) return;
			event.preventDefault();
			location.assign(destination.current);
		};
		window.navigation?.addEventListener("navigate", redirectReload);
		return () => window.navigation?.removeEventListener("navigate", redirectReload);
	}, []);
	return null;
}
