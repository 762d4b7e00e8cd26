/** The router's list of its routes, which every page brings along. */
type Route = { path?: string; module: string };
type Manifest = { __reactRouterManifest?: { routes: Record<string, Route> } };

/** The route of all addresses that have none of their own; its pages are data of the build. */
export const OTHER_ADDRESS = "other-address";

const routes = () => (window as Manifest).__reactRouterManifest?.routes ?? {};

const routesAt = (path: string) =>
	Object.values(routes()).filter((route) => `/${route.path ?? ""}` === path);

export const hasOwnRoute = (path: string): boolean => routesAt(path).length > 0;

/** The addresses of the scripts that a page needs besides what every page has. */
export function routeScripts(path: string): string[] {
	const own = routesAt(path);
	const other = routes()[OTHER_ADDRESS];
	if (own.length === 0 && other) return [other.module];
	return own.map(({ module }) => module);
}
