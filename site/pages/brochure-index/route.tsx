import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageAt, pagesOf } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import { BrochureIndex } from "./brochure-index.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "brochure-index");
	const brochures = pagesOf("brochure").flatMap(({ name, route, picture, note }) =>
		note ? [{ name, route, picture, note }] : [],
	);
	return { ...pageData(page), heading: page.heading, intro: page.intro, brochures };
}

export { pageMeta as meta } from "#site/page-meta.ts";

export default function BrochureIndexRoute() {
	const { heading, intro, brochures } = useLoaderData<typeof loader>();
	return <BrochureIndex heading={heading} intro={intro} brochures={brochures} />;
}
