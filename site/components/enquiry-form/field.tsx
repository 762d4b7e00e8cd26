import { CircleAlert } from "lucide";
import type { ReactNode } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import {
	type EnquiryErrors,
	type EnquiryField,
	fieldList,
	type TextField,
} from "#shared/enquiry.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./field.module.css";
import { fieldId } from "./field-id.ts";
import parts from "./fields.module.css";

/** What every control of the form depends on. */
export type FieldState = {
	errors: EnquiryErrors;
	/** What the controls contain at first, in the form of a refused enquiry. */
	values?: Partial<EnquiryValues>;
	/** True below the error summary, which has already announced every error. */
	quiet: boolean;
	/** True for the enquiry type Career, which requires a phone number and shows other hints. */
	career: boolean;
	/** True once script checks the fields. The native `required` is left out then, see hold-clicks.ts. */
	scripted: boolean;
};

export const errorId = (field: EnquiryField) => `${fieldId(field)}-error`;

type FieldErrorProps = { field: EnquiryField; error: string | undefined; quiet: boolean };

/** Announces the error of a field, except if the error summary has announced it (`quiet`). */
export function FieldError({ field, error, quiet }: FieldErrorProps) {
	return (
		<div className={parts.slot} aria-live={quiet ? "off" : "polite"}>
			{error && (
				<p className={parts.error} id={errorId(field)}>
					<Icon icon={CircleAlert} size={20} />
					<span>{error}</span>
				</p>
			)}
		</div>
	);
}

/** `required` for the browser, or for screen readers alone once script checks the field. */
export const requiredProps = (required: boolean, scripted: boolean) =>
	scripted
		? { "aria-required": required || undefined }
		: { required, suppressHydrationWarning: true };

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

type FieldProps = {
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
					{hint.split(/(?<=\.) /)[0]}
				</p>
			)}
			<FieldError field={field} error={error} quiet={quiet} />
			{children(controlProps(field, hintId, error))}
		</div>
	);
}
