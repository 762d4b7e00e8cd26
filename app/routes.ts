import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages, routesOf } from "../content/pages.ts";

/** One route module for each kind of page. The page that is not found is at every other address. */
const routes = pages.flatMap((page) => {
	const paths = page.kind === "not-found" ? ["*"] : routesOf(page);
	return paths.map((path) => route(path, `pages/${page.kind}/route.tsx`, { id: path }));
});

export default [layout("pages/page-boundary.tsx", routes)] satisfies RouteConfig;
