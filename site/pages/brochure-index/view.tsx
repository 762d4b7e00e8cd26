import { type PageOf, pagesOf } from "#content/pages.ts";
import { BrochureIndex } from "./brochure-index.tsx";

export function BrochureIndexView({ page }: { page: PageOf<"brochure-index"> }) {
	const brochures = pagesOf("brochure").flatMap(({ name, route, picture, note }) =>
		note ? [{ name, route, picture, note }] : [],
	);
	return <BrochureIndex heading={page.heading} intro={page.intro} brochures={brochures} />;
}
