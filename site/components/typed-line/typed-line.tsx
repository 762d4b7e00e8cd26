import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./typed-line.module.css";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"typed-line": React.HTMLAttributes<HTMLElement>;
		}
	}
}

export type TypedLineProps = {
	text: string;
	/** Time per character, in ms. */
	speed: number;
	/** Each change from false to true types the line again. */
	shown?: boolean | undefined;
};

/**
 * A line of text that is typed character by character. The element is defined in
 * typed-line-element.ts; without script it is plain text.
 */
export function TypedLine({ text, speed, shown }: TypedLineProps) {
	return (
		<p className={styles.line}>
			<typed-line data-characters={text.length} data-speed={speed} data-shown={shown?.toString()}>
				<Unbroken text={text} />
				<span className={styles.caret} />
			</typed-line>
		</p>
	);
}
