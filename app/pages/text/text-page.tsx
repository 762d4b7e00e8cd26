import styles from "./text-page.module.css";

export type TextPageProps = { title: string; blocks: { heading: string; text: string }[] };

/** A page of plain text, such as the privacy notice: headings with a paragraph each. */
export function TextPage({ title, blocks }: TextPageProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<h1 className={styles.title}>{title}</h1>
			<div className={styles.blocks}>
				{blocks.map(({ heading, text }) => (
					<section key={heading} className={styles.block}>
						<h2 className={styles.heading}>{heading}</h2>
						<p>{text}</p>
					</section>
				))}
			</div>
		</article>
	);
}
