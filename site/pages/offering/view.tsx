import ui from "#company/ui.json" with { type: "json" };
import { articlesAbout, linkTo, nextOf, trailOf } from "#content/navigation.ts";
import { type PageOf, pagesOf } from "#content/pages.ts";
import { resolveSection, resolveSlide } from "#content/resolve.ts";
import { OfferingPage } from "./offering-page.tsx";

function toOffering(page: PageOf<"offering">) {
	const { pictureText, paper, group, header, slides, bounce, resetsPadding, sections, cta } = page;
	return {
		...linkTo(page),
		pictureText,
		group,
		header,
		bounce,
		resetsPadding,
		cta,
		papers: pagesOf("quality").flatMap(({ route, samples }) =>
			samples.sheets
				.filter(({ id }) => id === paper)
				.map((sheet) => ({ route, sheet, ...samples })),
		),
		trail: trailOf(page),
		next: nextOf(page),
		articles: articlesAbout(page.id).map((article) => ({
			...linkTo(article),
			label: ui[article.kind],
		})),
		slides: slides && { ...slides, items: slides.items.map(resolveSlide) },
		sections: sections.map(resolveSection),
	};
}

export type Offering = ReturnType<typeof toOffering>;

export function OfferingView({ page }: { page: PageOf<"offering"> }) {
	return <OfferingPage offering={toOffering(page)} />;
}
