import { useEffect, useRef } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { type EnquiryErrors, enquiryFields, labelledError } from "#shared/enquiry.ts";
import { fieldId } from "../enquiry-values.ts";
import { SummaryBox } from "./summary-box.tsx";

/** Lists the errors of a rejected submit with links to their fields. Takes the focus. */
export function ErrorSummary({ errors }: { errors: EnquiryErrors }) {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => ref.current?.focus(), []);
	return (
		<SummaryBox ref={ref}>
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
									{labelledError(copy.fields[field].label, error)}
								</a>
							</li>
						)
					);
				})}
			</ul>
		</SummaryBox>
	);
}
