import { layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pages, routesOf } from "../content/pages.ts";

/** Each kind of page has one route module. The not-found page matches every other address. */
const routes = pages.flatMap((page) => {
	const paths = page.kind === "not-found" ? ["*"] : routesOf(page);
	return paths.map((path) => route(path, `pages/${page.kind}/route.tsx`, { id: path }));
});

export default [layout("pages/page-boundary.tsx", routes)] satisfies RouteConfig;
