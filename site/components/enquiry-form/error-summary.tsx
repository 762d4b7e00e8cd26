import { type ReactNode, type Ref, useEffect, useId, useRef } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { type EnquiryErrors, enquiryFields } from "#shared/enquiry.ts";
import styles from "./error-summary.module.css";
import { fieldId } from "./field-id.ts";

type SummaryBoxProps = { ref?: Ref<HTMLDivElement>; children: ReactNode };

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

/** Links to the fields of a rejected submit, which say themselves what is wrong. Takes the focus. */
export function ErrorSummary({ errors }: { errors: EnquiryErrors }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<SummaryBox ref={ref}>
			<ul>
				{enquiryFields.map((field) => {
					return (
						errors[field] && (
							<li key={field}>
								<a
									href={`#${fieldId(field)}`}
									onClick={(event) => {
										// Keeps the fragment out of the URL and the history.
										event.preventDefault();
										document.getElementById(fieldId(field))?.focus();
									}}
								>
									{copy.fields[field].label}
								</a>
							</li>
						)
					);
				})}
			</ul>
		</SummaryBox>
	);
}
