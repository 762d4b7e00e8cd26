import {
	type ClientLoaderFunctionArgs,
	isRouteErrorResponse,
	type LoaderFunctionArgs,
	type MetaArgs,
	useLoaderData,
	useRouteError,
} from "react-router";
import { pageMeta } from "#app/page-meta.ts";
import { IntegrationPage } from "#app/pages/integration/integration-page.tsx";
import { BrokenPage } from "#app/pages/not-found/broken-page.tsx";
import { NotFoundPage } from "#app/pages/not-found/not-found-page.tsx";
import { broken } from "#content/messages.json";
import notFound from "#content/pages/not-found.json";
import { integrationAt } from "./integration-at.server.ts";

/** Runs in the build, which writes its answer into the page, and beside it for the next page's visitor. */
export const loader = ({ params }: LoaderFunctionArgs) =>
	// While the build renders a page, its address has a slash at its end.
	integrationAt((params["*"] ?? "").replace(/\/$/, ""));

/** With it the router leaves it to the links to fetch the record early: see fetch-record.ts. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
	serverLoader<typeof loader>();

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export function meta({ loaderData, error }: MetaArgs<typeof loader>) {
	const { meta } = loaderData ?? notFound;
	return pageMeta(error && !isMissing(error) ? { ...meta, title: broken.heading } : meta);
}

export default function OtherAddress() {
	const record = useLoaderData<typeof loader>();
	if (!record) return <NotFoundPage />;
	// From one integration page to the next, nothing of the first may stay behind.
	return <IntegrationPage key={record.meta.route} record={record} />;
}

/** The words of the page could not be fetched: there are none (any more), or no network is. */
export function ErrorBoundary() {
	return isMissing(useRouteError()) ? <NotFoundPage /> : <BrokenPage />;
}
