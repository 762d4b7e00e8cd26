import type { ReactNode } from "react";
import styles from "./states.module.css";

/** Pointer and keyboard cause these states; the tests force them in the browser. */
const states = ["rest", "hover", "focus", "active"];

export type StatesProps = { children: () => ReactNode };

/** Shows the same element in every state of pointer and keyboard. */
export function States({ children }: StatesProps) {
	return (
		<div className={styles.states}>
			{states.map((state) => (
				<div key={state} data-force={state}>
					{children()}
					<code className={styles.name}>{state}</code>
				</div>
			))}
		</div>
	);
}
