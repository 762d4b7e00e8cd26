import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./statement.module.css";

type StatementProps = { heading?: string; paragraphs: string[] };

/** The topic of a page in large type; the second paragraph is smaller. */
export function Statement({ heading, paragraphs }: StatementProps) {
	return (
		<div className={`wrap ${styles.statement}`}>
			{heading && <h2>{heading}</h2>}
			{paragraphs.map((text) => (
				<p key={text}>
					<Unbroken text={text} />
				</p>
			))}
		</div>
	);
}
