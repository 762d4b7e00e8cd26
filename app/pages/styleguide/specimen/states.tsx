import type { ReactNode } from "react";
import styles from "./states.module.css";

/** Pointer and keyboard cause these; the tests make the browser show them. */
const states = ["rest", "hover", "focus", "active"];

export type StatesProps = { children: () => ReactNode };

/** The same element at rest and as pointer and keyboard change it. */
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
