import { fill } from "#content/fill.ts";
import type { TextPageRecord } from "#content/page-schema.ts";
import { site } from "#content/site.ts";
import styles from "./text-page.module.css";

const facts = { ...site.standIns, ...site };

/** A page to read: a heading and paragraphs, each with its own. */
export function TextPage({ record }: { record: TextPageRecord }) {
	return (
		<article className={`wrap ${styles.page}`}>
			<h1 className={styles.title}>{record.meta.title}</h1>
			<div className={styles.blocks}>
				{record.blocks.map(({ heading, text }) => (
					<section key={heading} className={styles.block}>
						<h2 className={styles.heading}>{heading}</h2>
						<p>{fill(text, facts)}</p>
					</section>
				))}
			</div>
		</article>
	);
}
