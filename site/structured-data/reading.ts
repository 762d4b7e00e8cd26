import { type Article, isArticle } from "#content/navigation.ts";
import type { Page, PageOf } from "#content/pages.ts";
import { previewPicture } from "#content/preview-picture.ts";
import { slugOf } from "#site/sections/reading/slug.ts";

function article({ kind, meta, day, changed }: Article, origin: string) {
	return {
		"@type": kind === "note" ? "BlogPosting" : "Article",
		headline: meta.title,
		image: `${origin}${previewPicture(meta.canonical)}`,
		url: `${origin}${meta.canonical}`,
		datePublished: day,
		dateModified: changed ?? day,
		inLanguage: "en-GB",
		author: { "@id": `${origin}/#organization` },
	};
}

function termSet({ meta, terms }: PageOf<"glossary">, origin: string) {
	const url = `${origin}${meta.canonical}`;
	return {
		"@type": "DefinedTermSet",
		"@id": url,
		name: meta.title,
		description: meta.description,
		inLanguage: "en-GB",
		hasDefinedTerm: terms.map(({ term, meaning }) => ({
			"@type": "DefinedTerm",
			name: term,
			description: meaning,
			url: `${url}#${slugOf(term)}`,
		})),
	};
}

/** What search engines read of a note, a guide or the glossary. */
export function reading(page: Page, origin: string): object[] {
	if (isArticle(page)) return [article(page, origin)];
	return page.kind === "glossary" ? [termSet(page, origin)] : [];
}
