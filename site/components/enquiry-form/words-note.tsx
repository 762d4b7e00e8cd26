import { WORDS_NOTE } from "./first-words.ts";
import styles from "./words-note.module.css";

/** Without script the words of a closing call cannot be filled in: says so where its form leads. */
export function WordsNote({ text }: { text: string }) {
	return (
		<noscript>
			<p id={WORDS_NOTE} className={`wrap ${styles.note}`}>
				{text}
			</p>
		</noscript>
	);
}
