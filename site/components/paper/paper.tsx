import type { SamplesRecord } from "#content/schema/quality.ts";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./paper.module.css";

type PaperProps = {
	sheet: SamplesRecord["sheets"][number];
	/** Says that it is a sample. */
	mark: string;
	/** How many of its parts are shown; all by default. */
	parts?: number;
};

/** A sample of a document. Its title is where links to it lead. */
export function Paper({ sheet, mark, parts }: PaperProps) {
	return (
		<article className={styles.paper}>
			<p className={styles.mark}>{mark}</p>
			<h3 id={parts ? undefined : sheet.id}>
				<Unbroken text={sheet.title} />
			</h3>
			<small>{sheet.about}</small>
			<dl>
				{sheet.items.slice(0, parts).map(({ heading, text, note }) => (
					<div key={heading}>
						<dt>
							<span>{heading}</span> {note && <small>{note}</small>}
						</dt>
						<dd>
							<Unbroken text={text} />
						</dd>
					</div>
				))}
			</dl>
		</article>
	);
}
