import copy from "#content/enquiry-form.json" with { type: "json" };
import { WORDS_NOTE } from "./first-words.ts";
import styles from "./words-note.module.css";

/** Without script the words of a closing call cannot be filled in: says so where its form leads. */
export function WordsNote() {
	return (
		<noscript>
			<p id={WORDS_NOTE} className={styles.note}>
				{copy.firstWords.withoutScript}
			</p>
		</noscript>
	);
}
