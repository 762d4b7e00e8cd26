import ui from "#company/ui.json" with { type: "json" };
import type { Term } from "./prose.tsx";
import styles from "./reading.module.css";
import { slugOf } from "./slug.ts";

const addressOf = ({ term }: Term) => `/glossary#${slugOf(term)}`;
const idOf = ({ term }: Term) => `term-${slugOf(term)}`;

/**
 * A term that explains itself: a button that opens its meaning or, in a browser without popovers and on
 * paper, a link to the glossary. The style sheet displays one of the two.
 */
export const TermLink = ({ term, text }: { term: Term; text: string }) => (
	<span className={styles.term}>
		<a href={addressOf(term)}>{text}</a>
		<button type="button" popoverTarget={idOf(term)}>
			{text}
		</button>
	</span>
);

/** What the button opens. It stands after the text, because a paragraph cannot contain it. */
export const Meaning = ({ term }: { term: Term }) => (
	<div id={idOf(term)} popover="auto" className={styles.meaning}>
		<p>
			<strong>{term.term}</strong> {term.meaning}
		</p>
		<a href={addressOf(term)}>{ui.inGlossary}</a>
	</div>
);
