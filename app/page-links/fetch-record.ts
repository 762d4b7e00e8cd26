/** The router's list of its routes, which every page brings along. */
type Manifest = { __reactRouterManifest?: { routes: Record<string, { path?: string }> } };

/** The route of all addresses that have none of their own; its pages are data of the build. */
export const OTHER_ADDRESS = "other-address";

/**
 * Fetches the record of the page at a path, if that is what the router will ask for at the
 * click. Its own `<link rel="prefetch">` is unknown to Safari, and Firefox has `default-src`
 * forbid it.
 */
export function fetchRecord(path: string) {
	const routes = Object.values((window as Manifest).__reactRouterManifest?.routes ?? {});
	if (routes.some((route) => `/${route.path ?? ""}` === path)) return;
	// What cannot be fetched now is asked for again at the click.
	fetch(`${path}.data?_routes=${OTHER_ADDRESS}`).catch(() => undefined);
}
