import { useReducedMotion } from "#app/hooks/motion-preference.ts";
import styles from "./typed-line.module.css";
import { useTyping } from "./use-typing.ts";

export type TypedLineProps = {
	text: string;
	/** Milliseconds a character. */
	speed: number;
	/** Each change to true types the line once more. */
	typing?: boolean;
};

/**
 * A line that types itself once. The sentence stands in the page whole and unchanged all
 * the time, for readers and for the size of the box; only a layer for the eye is typed.
 * There every character has its final place from the start: growing text would move the
 * caret, which browsers count as a layout shift.
 */
export function TypedLine({ text, speed, typing = true }: TypedLineProps) {
	const still = useReducedMotion();
	const typed = useTyping(text.length, speed, typing && !still);
	const done = typed >= text.length;
	// Many small parts cost time when the page has least of it; while nothing shows, one will do.
	const parts = typed === 0 ? [text] : [...text];
	return (
		<p className={styles.line}>
			<span className={done ? styles.text : "visually-hidden"}>{text}</span>
			{done ? (
				<span className={styles.caret} />
			) : (
				<span aria-hidden className={styles.layer}>
					{parts.map((part, index) => (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: the place is what a character is known by
							key={index}
							className={index === typed - 1 ? styles.caret : undefined}
							data-rest={index >= typed ? "" : undefined}
						>
							{part}
						</span>
					))}
				</span>
			)}
		</p>
	);
}
