import type { ReactNode } from "react";

/** The outcome of what the visitor chose, as terms with their descriptions; see demo.css. */
export function Results({ rows }: { rows: readonly (readonly [term: string, text: ReactNode])[] }) {
	return (
		<dl aria-live="polite">
			{rows.map(([term, text]) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}
