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
 */
export function TypedLine({ text, speed, typing = true }: TypedLineProps) {
	const still = useReducedMotion();
	const typed = useTyping(text.length, speed, typing && !still);
	const done = typed >= text.length;
	return (
		<p className={styles.line}>
			<span className={done ? styles.text : "visually-hidden"}>{text}</span>
			{done ? (
				<span className={styles.caret} />
			) : (
				<span aria-hidden className={styles.layer}>
					{text.slice(0, typed)}
					<span className={styles.caret} />
					<span className={styles.rest}>{text.slice(typed)}</span>
				</span>
			)}
		</p>
	);
}
