import { useReducedMotion } from "#app/hooks/use-reduced-motion.ts";
import styles from "./typed-line.module.css";
import { useTyping } from "./use-typing.ts";

export type TypedLineProps = {
	text: string;
	/** Time per character, in ms. */
	speed: number;
	/** Each change to true types the line again. */
	typing?: boolean;
};

/**
 * A line of text that is typed character by character. The whole sentence is always in the page,
 * for screen readers and for the size of the box; only a visual layer over it is typed. In this
 * layer every character is at its final position from the start, because text that grows moves the
 * caret, which browsers count as a layout shift.
 */
export function TypedLine({ text, speed, typing = true }: TypedLineProps) {
	const reducedMotion = useReducedMotion();
	const typed = useTyping(text.length, speed, typing && !reducedMotion);
	const done = typed >= text.length;
	// One span per character is expensive during hydration: render a single one until typing starts.
	const spans = typed === 0 ? [text] : [...text];
	return (
		<p className={styles.line}>
			<span className={done ? styles.text : "visually-hidden"}>{text}</span>
			{done ? (
				<span className={styles.caret} />
			) : (
				<span aria-hidden className={styles.layer}>
					{spans.map((content, index) => (
						<span
							// biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a character
							key={index}
							className={index === typed - 1 ? styles.caret : undefined}
							data-rest={index >= typed ? "" : undefined}
						>
							{content}
						</span>
					))}
				</span>
			)}
		</p>
	);
}
