import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import type { Company } from "../route.tsx";
import styles from "./reach.module.css";

export type ReachProps = Company["cta"] & {
	picture: string;
	/** The term before the facts. */
	company: string;
	/** The facts about the company, one a line. */
	facts: string;
};

/** The end of the page: every way to reach the company, and where it is registered. */
export function Reach({ company, facts, ...call }: ReachProps) {
	return (
		<ClosingCall {...call}>
			<dl className={styles.facts}>
				<dt>{company}</dt>
				{facts.split("\n").map((fact) => (
					<dd key={fact}>{fact}</dd>
				))}
			</dl>
		</ClosingCall>
	);
}
