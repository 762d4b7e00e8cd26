import type { HydratedRouterProps } from "react-router/dom";

type Instrumentation = NonNullable<HydratedRouterProps["instrumentations"]>[number];

/** The address of the navigation under way; the browser's own Back and Forward need none. */
let destination: string | undefined;

/**
 * Notes where a navigation leads. The router tells its instrumentations before it loads anything.
 * `useNavigation` tells after a render, by which time a chunk may already have failed to load.
 */
export const noteDestination: Instrumentation = {
	router: (router) =>
		router.instrument({
			async navigate(navigate, { to }) {
				const current = typeof to === "string" ? to : undefined;
				destination = current;
				await navigate();
				// A later navigation may have replaced this one.
				if (destination === current) destination = undefined;
			},
		}),
};

/**
 * If a chunk of the next page fails to load, for example after a release, the router reloads the
 * current page. This redirects that reload to the next page. A browser without the Navigation API
 * reloads the current page.
 */
export function redirectReloads() {
	window.navigation?.addEventListener("navigate", (event) => {
		if (event.navigationType !== "reload" || event.userInitiated || !destination) return;
		event.preventDefault();
		location.assign(destination);
	});
}
