import type { ReactNode } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { type EnquiryErrors, fieldList, type TextField } from "#shared/enquiry.ts";
import { errorId, FieldError } from "../errors/field-error.tsx";
import { fieldId } from "../field-id.ts";
import styles from "./field.module.css";

/** `required` for the browser, or for screen readers alone once script checks the field. */
export const requiredProps = (required: boolean, scripted: boolean) =>
	scripted ? { "aria-required": required || undefined } : { required };

function controlProps(field: TextField, hintId: string | undefined, error?: string) {
	// The error first: a screen reader reads the whole description again when it changes.
	const describedBy = [error && errorId(field), hintId].filter(Boolean).join(" ");
	return {
		id: fieldId(field),
		name: field,
		className: styles.control,
		maxLength: fieldList[field].limit,
		"aria-describedby": describedBy || undefined,
		"aria-invalid": error ? true : undefined,
	};
}

export type FieldProps = {
	field: TextField;
	note?: string | undefined;
	hint?: string | undefined;
	/** Shows the first sentence of the hint alone. Assistive technology still reads the whole hint. */
	brief?: boolean;
	errors: EnquiryErrors;
	/** True below the error summary, which has already announced every error. */
	quiet: boolean;
	children: (control: ReturnType<typeof controlProps>) => ReactNode;
};

/** Label, hint, error and control. A subgrid aligns them between the fields of a row. */
export function Field({ field, note, hint, brief, errors, quiet, children }: FieldProps) {
	const error = errors[field];
	const hintId = hint && `${fieldId(field)}-hint`;
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={fieldId(field)}>
				{copy.fields[field].label} {note && <span className={styles.note}>{note}</span>}
			</label>
			{hint && (
				<p className={styles.hint} id={hintId}>
					{hint}
				</p>
			)}
			{hint && brief && (
				<p className={styles.hint} aria-hidden>
					{hint.split(/(?<=\.) /, 1)}
				</p>
			)}
			<FieldError field={field} error={error} quiet={quiet} />
			{children(controlProps(field, hintId, error))}
		</div>
	);
}
