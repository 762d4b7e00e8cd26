import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import { pageAt, pagesOf } from "#content/pages.ts";
import type { Route } from "./+types/route.ts";
import { BrochureIndex } from "./brochure-index.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "brochure-index");
	const brochures = pagesOf("brochure").flatMap(({ name, route, picture, note }) =>
		note ? [{ name, route, picture, note }] : [],
	);
	return { ...pageData(page), heading: page.heading, intro: page.intro, brochures };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function BrochureIndexRoute({ loaderData }: Route.ComponentProps) {
	const { heading, intro, brochures } = loaderData;
	return <BrochureIndex heading={heading} intro={intro} brochures={brochures} />;
}
