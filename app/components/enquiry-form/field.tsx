import type { ReactNode } from "react";
import contact from "#content/enquiry-form.json" with { type: "json" };
import { type EnquiryErrors, type EnquiryField, limits } from "#shared/enquiry.ts";
import { fieldId } from "./enquiry-values.ts";
import styles from "./field.module.css";
import { errorId, FieldError } from "./field-error.tsx";

type TextFieldName = Exclude<EnquiryField, "enquiryType">;

function controlProps(field: TextFieldName, hintId: string | undefined, error?: string) {
	const described = [hintId, error && errorId(field)].filter(Boolean).join(" ");
	return {
		id: fieldId(field),
		name: field,
		className: styles.control,
		maxLength: limits[field],
		"aria-describedby": described || undefined,
		"aria-invalid": error ? true : undefined,
	};
}

export type FieldProps = {
	field: TextFieldName;
	note?: string | undefined;
	hint?: string;
	errors: EnquiryErrors;
	/** Below a summary, which has just said every error. */
	quiet: boolean;
	children: (control: ReturnType<typeof controlProps>) => ReactNode;
};

/** Label, hint, error, control: four rows, which neighbours share. */
export function Field({ field, note, hint, errors, quiet, children }: FieldProps) {
	const error = errors[field];
	const hintId = hint && `${fieldId(field)}-hint`;
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={fieldId(field)}>
				{contact.fields[field].label} {note && <span className={styles.note}>{note}</span>}
			</label>
			{hint && (
				<p className={styles.hint} id={hintId}>
					{hint}
				</p>
			)}
			<FieldError field={field} error={error} quiet={quiet} />
			{children(controlProps(field, hintId, error))}
		</div>
	);
}
