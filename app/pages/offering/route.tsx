import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import type { PageHandle } from "#app/root.tsx";
import { linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import { resolveSection, resolveSlide } from "#content/resolve.ts";
import type { Route } from "./+types/route.ts";
import { OfferingPage } from "./offering-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
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

export const handle: PageHandle = { hasShortFooter: true };

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function OfferingRoute({ loaderData }: Route.ComponentProps) {
	return <OfferingPage key={loaderData.offering.route} offering={loaderData.offering} />;
}
