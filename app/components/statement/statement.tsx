import styles from "./statement.module.css";

/** What a page is about, said large; a second paragraph stands smaller below. */
export type StatementProps = { heading?: string; paragraphs: string[] };

export function Statement({ heading, paragraphs }: StatementProps) {
	return (
		<div className={`wrap ${styles.statement}`}>
			{heading && <h2>{heading}</h2>}
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
		</div>
	);
}
