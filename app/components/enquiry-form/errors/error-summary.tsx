import { useEffect, useId, useRef } from "react";
import copy from "#content/enquiry-form.json" with { type: "json" };
import { type EnquiryErrors, enquiryFields } from "#shared/enquiry.ts";
import { fieldId } from "../enquiry-values.ts";
import styles from "./error-summary.module.css";

function sentence(label: string, error: string): string {
	return label.endsWith("?") ? `${label} ${error}` : `${label}: ${error}`;
}

/** Lists the errors of a rejected submit with links to their fields. Takes the focus. */
export function ErrorSummary({ errors }: { errors: EnquiryErrors }) {
	const ref = useRef<HTMLDivElement>(null);
	const heading = useId();
	useEffect(() => ref.current?.focus(), []);
	return (
		<div ref={ref} role="alert" tabIndex={-1} aria-labelledby={heading} className={styles.summary}>
			<p id={heading} className={styles.heading}>
				{copy.summaryHeading}
			</p>
			<ul>
				{enquiryFields.map((field) => {
					const error = errors[field];
					return (
						error && (
							<li key={field}>
								<a
									href={`#${fieldId(field)}`}
									onClick={(event) => {
										// Keeps the fragment out of the URL and the history.
										event.preventDefault();
										document.getElementById(fieldId(field))?.focus();
									}}
								>
									{sentence(copy.fields[field].label, error)}
								</a>
							</li>
						)
					);
				})}
			</ul>
		</div>
	);
}
