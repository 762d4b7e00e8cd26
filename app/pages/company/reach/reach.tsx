import { ClosingCall } from "#app/components/closing-call/closing-call.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import type { Company } from "../route.tsx";
import styles from "./reach.module.css";

export type ReachProps = Company["cta"] & {
	picture: string;
	ways: Company["reach"];
	/** The facts about the company, one a line. */
	facts: string;
};

/** The end of the page: every way to reach the company, and where it is registered. */
export function Reach({ ways, facts, ...call }: ReachProps) {
	return (
		<ClosingCall {...call}>
			<dl className={styles.ways}>
				<dt>{ways.email}</dt>
				<dd>
					<EmailText text="{email}" />
				</dd>
				<dt>{ways.form}</dt>
				<dd>
					<PageLink to="/contact">{ways.formLink}</PageLink>
				</dd>
				<dt>{ways.company}</dt>
				{facts.split("\n").map((fact) => (
					<dd key={fact}>{fact}</dd>
				))}
			</dl>
		</ClosingCall>
	);
}
