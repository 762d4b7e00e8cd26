import site from "#company/site.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { PageOf } from "#content/pages.ts";
import { textBlocks } from "#content/text-blocks.ts";
import { privacySettings } from "#shared/privacy-settings.ts";
import { slugOf } from "#site/sections/reading/slug.ts";
import styles from "./text-page.module.css";

/** A shorter page is in view as a whole. */
const MANY_BLOCKS = 3;

/** A page of plain text, such as the privacy notice: headings with a paragraph each. */
export function TextView({ page }: { page: PageOf<"text"> }) {
	const blocks = textBlocks(page.blocks, site, privacySettings(process.env));
	return (
		<article className={`wrap ${styles.page}`}>
			<div className={styles.head}>
				<h1>{page.meta.title}</h1>
				{blocks.length >= MANY_BLOCKS && (
					<nav aria-label={ui.tabsLabel} className={styles.contents}>
						<ul>
							{blocks.map(({ heading }) => (
								<li key={heading}>
									<a href={`#${slugOf(heading)}`}>{heading}</a>
								</li>
							))}
						</ul>
					</nav>
				)}
			</div>
			<div className={styles.blocks}>
				{blocks.map(({ heading, text }) => (
					<section key={heading} id={slugOf(heading)} className={styles.block}>
						<h2>{heading}</h2>
						<p>{text}</p>
					</section>
				))}
			</div>
		</article>
	);
}
