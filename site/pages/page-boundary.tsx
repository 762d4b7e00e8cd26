import { useEffect } from "react";
import { isRouteErrorResponse, type MetaArgs, Outlet, useRouteError } from "react-router";
import ui from "#company/ui.json" with { type: "json" };
import { BrokenPage } from "./not-found/broken-page.tsx";

/** The layout route around every page. If a page fails, header and footer stay. */
export default function PageBoundary() {
	return <Outlet />;
}

export const meta = ({ error }: MetaArgs) => (error ? [{ title: ui.brokenHeading }] : []);

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export function ErrorBoundary() {
	const missing = isMissing(useRouteError());
	// The page was removed after the visitor loaded the site: the server responds with its own 404.
	useEffect(() => {
		if (missing) location.reload();
	}, [missing]);
	return missing ? null : <BrokenPage />;
}
