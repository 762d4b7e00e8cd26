import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import { destinations } from "#content/navigation.ts";
import { pagesOf } from "#content/pages.ts";
import type { Route } from "./+types/route.ts";
import { NotFoundPage } from "./not-found-page.tsx";

export function loader() {
	const [page] = pagesOf("not-found");
	if (!page) throw new Error("company/pages has no page of kind not-found.");
	return { ...pageData(page), page, destinations: destinations() };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
	const { page, destinations } = loaderData;
	return <NotFoundPage page={page} destinations={destinations} />;
}
