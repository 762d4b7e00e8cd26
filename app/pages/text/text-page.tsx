import type { PageOf } from "#content/pages.ts";
import site from "#content/site.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import styles from "./text-page.module.css";

const facts = { ...site.facts, ...site };

export type TextPageProps = { title: string; blocks: PageOf<"text">["blocks"] };

/** A page of plain text, such as the privacy notice: headings with a paragraph each. */
export function TextPage({ title, blocks }: TextPageProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<h1 className={styles.title}>{title}</h1>
			<div className={styles.blocks}>
				{blocks.map(({ heading, text }) => (
					<section key={heading} className={styles.block}>
						<h2 className={styles.heading}>{heading}</h2>
						<p>{fill(text, facts)}</p>
					</section>
				))}
			</div>
		</article>
	);
}
