import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./typed-line.module.css";

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"typed-line": React.HTMLAttributes<HTMLElement>;
		}
	}
}

/** Time per character in ms (specification, section 9): in heroes of services and elsewhere. */
const SPEEDS = { service: 30, detail: 50 };

export type TypingPace = keyof typeof SPEEDS;

type TypedLineProps = {
	text: string;
	pace?: TypingPace | undefined;
	/** Each change from false to true types the line again. */
	shown?: boolean | undefined;
};

/**
 * A line of text that is typed character by character. The element is defined in
 * typed-line-element.ts; without script it is plain text.
 */
export function TypedLine({ text, pace = "detail", shown }: TypedLineProps) {
	return (
		<p className={styles.line}>
			<typed-line
				data-characters={text.length}
				data-speed={SPEEDS[pace]}
				data-shown={shown?.toString()}
			>
				<Unbroken text={text} />
				<span className={styles.caret} />
			</typed-line>
		</p>
	);
}
