import ui from "#company/ui.json" with { type: "json" };
import styles from "./text-page.module.css";

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(/\W+/g, "-");

/** A shorter page is in view as a whole. */
const MANY_BLOCKS = 3;

export type TextPageProps = { title: string; blocks: { heading: string; text: string }[] };

/** A page of plain text, such as the privacy notice: headings with a paragraph each. */
export function TextPage({ title, blocks }: TextPageProps) {
	return (
		<article className={`wrap ${styles.page}`}>
			<div className={styles.head}>
				<h1>{title}</h1>
				{blocks.length >= MANY_BLOCKS && (
					<nav aria-label={ui.tabsLabel} className={styles.contents}>
						<ul>
							{blocks.map(({ heading }) => (
								<li key={heading}>
									<a href={`#${anchorOf(heading)}`}>{heading}</a>
								</li>
							))}
						</ul>
					</nav>
				)}
			</div>
			<div className={styles.blocks}>
				{blocks.map(({ heading, text }) => (
					<section key={heading} id={anchorOf(heading)} className={styles.block}>
						<h2>{heading}</h2>
						<p>{text}</p>
					</section>
				))}
			</div>
		</article>
	);
}
