import { useLoaderData } from "react-router";
import { destinations } from "#content/navigation.ts";
import { pagesOf } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export function loader() {
	const [page] = pagesOf("not-found");
	if (!page) throw new Error("company/pages has no page of kind not-found.");
	return { ...pageData(page), page, destinations: destinations() };
}

export { pageMeta as meta } from "#site/page-meta.ts";

export default function NotFoundRoute() {
	const { page, destinations } = useLoaderData<typeof loader>();
	return <NotFoundPage page={page} destinations={destinations} />;
}
