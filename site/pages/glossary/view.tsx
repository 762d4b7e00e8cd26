import type { PageOf } from "#content/pages.ts";
import styles from "#site/sections/reading/reading.module.css";
import { ReadingHead } from "#site/sections/reading/reading-head.tsx";
import { slugOf } from "#site/sections/reading/slug.ts";

/** The terms in plain words. Texts link to each of them. */
export function GlossaryView({ page }: { page: PageOf<"glossary"> }) {
	const { heading, intro, picture, pictureText, terms } = page;
	return (
		<article data-picture={picture}>
			<ReadingHead heading={heading} lead={intro} picture={picture} pictureText={pictureText} />
			<dl className={`wrap ${styles.terms}`}>
				{terms
					.toSorted((a, b) => a.term.localeCompare(b.term, "en"))
					.map(({ term, meaning }) => (
						<div key={term} id={slugOf(term)} tabIndex={-1}>
							<dt>
								<dfn>{term}</dfn>
							</dt>
							<dd>{meaning}</dd>
						</div>
					))}
			</dl>
		</article>
	);
}
