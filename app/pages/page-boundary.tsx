import { useEffect } from "react";
import { isRouteErrorResponse, type MetaArgs, Outlet, useRouteError } from "react-router";
import ui from "#content/ui.json" with { type: "json" };
import { BrokenPage } from "./not-found/broken-page.tsx";

/** Around every page, so that header and footer stay when a page fails. */
export default function PageBoundary() {
	return <Outlet />;
}

export const meta = ({ error }: MetaArgs) => (error ? [{ title: ui.brokenHeading }] : []);

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export function ErrorBoundary() {
	const missing = isMissing(useRouteError());
	// The page was taken away since this one was loaded: the server has a page that says so.
	useEffect(() => {
		if (missing) location.reload();
	}, [missing]);
	return missing ? null : <BrokenPage />;
}
