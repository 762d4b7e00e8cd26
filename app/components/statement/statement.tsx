import styles from "./statement.module.css";

/** What a page is about, said large; a second paragraph stands smaller below. */
export function Statement({ paragraphs }: { paragraphs: string[] }) {
	return (
		<div className={`wrap ${styles.statement}`}>
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
		</div>
	);
}
