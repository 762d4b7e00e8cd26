import { type ReactNode, type Ref, useId } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import styles from "./summary-box.module.css";

export type SummaryBoxProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

/** The frame and heading of a list of errors. */
export function SummaryBox({ ref, children }: SummaryBoxProps) {
	const heading = useId();
	return (
		<div ref={ref} role="alert" tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
			<p id={heading} className={styles.heading}>
				{copy.summaryHeading}
			</p>
			{children}
		</div>
	);
}
