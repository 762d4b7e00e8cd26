import { Outlet } from "react-router";

/** Around every page, so that header and footer stay when a page fails. */
export default function PageBoundary() {
	return <Outlet />;
}

export { BrokenPage as ErrorBoundary } from "./not-found/broken-page.tsx";
