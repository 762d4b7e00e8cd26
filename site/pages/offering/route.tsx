import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import { resolveSection, resolveSlide } from "#content/resolve.ts";
import { pageData } from "#site/page-data.ts";
import { OfferingPage } from "./offering-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "offering");
	const { pictureText, group, header, slides, bounce, resetsPadding, sections, cta } = page;
	const offering = {
		...linkTo(page),
		pictureText,
		group,
		header,
		bounce,
		resetsPadding,
		cta,
		trail: trailOf(page),
		next: nextOf(page),
		slides: slides && { ...slides, items: slides.items.map(resolveSlide) },
		sections: sections.map(resolveSection),
	};
	return { ...pageData(page), offering };
}

export type Offering = ReturnType<typeof loader>["offering"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function OfferingRoute() {
	const { offering } = useLoaderData<typeof loader>();
	return <OfferingPage key={offering.route} offering={offering} />;
}
