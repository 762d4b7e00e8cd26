import { hasOwnRoute, OTHER_ADDRESS } from "./route-scripts.ts";

/**
 * Fetches the record of the page at a path, if that is what the router will ask for at the
 * click. Its own `<link rel="prefetch">` is unknown to Safari, and Firefox has `default-src`
 * forbid it.
 */
export function fetchRecord(path: string) {
	if (hasOwnRoute(path)) return;
	// What cannot be fetched now is asked for again at the click.
	fetch(`${path}.data?_routes=${OTHER_ADDRESS}`).catch(() => undefined);
}
