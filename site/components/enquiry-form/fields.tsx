import { type ComponentProps, useState } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import phone from "#company/phone.json" with { type: "json" };
import type { FieldCopy } from "#content/schema/files.ts";
import {
	type EnquiryField,
	enquiryFields,
	enquiryTypes,
	fieldList,
	type TextField,
} from "#shared/enquiry.ts";
import field from "./field.module.css";
import { errorId, Field, FieldError, type FieldState, requiredProps } from "./field.tsx";
import { fieldId } from "./field-id.ts";
import styles from "./fields.module.css";
import { PhoneInput } from "./phone-input.tsx";

/** Attributes for autofill (WCAG 2.2, 1.3.5) and the browser's own validation. */
const attributes: Partial<Record<TextField, ComponentProps<"input">>> = {
	user_name: { autoComplete: "name" },
	company: { autoComplete: "organization" },
	user_email: { type: "email", autoComplete: "email" },
};

/** A single-line text field. */
function PlainField({ field, ...state }: FieldState & { field: TextField }) {
	const { note, hint, placeholder }: FieldCopy = copy.fields[field];
	return (
		<Field {...state} field={field} note={note} hint={hint}>
			{(control) => (
				<input
					type="text"
					{...attributes[field]}
					{...control}
					defaultValue={state.values?.[field]}
					placeholder={placeholder}
					{...requiredProps(fieldList[field].required, state.scripted)}
				/>
			)}
		</Field>
	);
}

/** The message. For Career it asks for skillset and location (specification, section 5). */
function MessageField({ career, ...state }: FieldState) {
	const { placeholder, careerPlaceholder } = copy.fields.message;
	return (
		<Field {...state} field="message">
			{(control) => (
				<textarea
					{...control}
					defaultValue={state.values?.message}
					placeholder={career ? careerPlaceholder : placeholder}
					{...requiredProps(true, state.scripted)}
				/>
			)}
		</Field>
	);
}

function EnquiryTypeChoice({ errors, quiet, values, scripted }: FieldState) {
	const error = errors.enquiryType;
	return (
		<fieldset
			// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows this role, and only this role supports aria-invalid and aria-required
			role="radiogroup"
			aria-required="true"
			aria-invalid={error ? true : undefined}
			aria-describedby={error && errorId("enquiryType")}
		>
			<legend className={field.label}>{copy.fields.enquiryType.label}</legend>
			<FieldError field="enquiryType" error={error} quiet={quiet} />
			<div className={styles.choices}>
				{enquiryTypes.map((type, index) => (
					<label key={type} className={`${field.control} ${styles.choice}`}>
						<input
							type="radio"
							// Links to the group target its first radio button.
							id={index === 0 ? fieldId("enquiryType") : undefined}
							name="enquiryType"
							value={type}
							defaultChecked={type === values?.enquiryType}
							required={!scripted}
							suppressHydrationWarning
						/>
						{type}
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** The phone number, required only for Career. */
function PhoneField({ career, ...state }: FieldState) {
	const [dropped, setDropped] = useState(false);
	// Never brief again: a hint that shrinks on blur would move what the pointer presses.
	const [used, setUsed] = useState(false);
	const { hint } = phone;
	return (
		<Field
			{...state}
			field="phone"
			note={career ? undefined : copy.fields.phone.note}
			brief={!used && !state.quiet}
			hint={dropped ? `${copy.phoneDigitsOnly} ${hint}` : hint}
		>
			{(control) => (
				<PhoneInput
					{...control}
					defaultValue={state.values?.phone}
					autoComplete="tel"
					{...requiredProps(career, state.scripted)}
					onFocus={() => setUsed(true)}
					onDropped={setDropped}
				/>
			)}
		</Field>
	);
}

/** The control of one field. The default is a single-line text input. */
function EnquiryControl({ field, ...state }: FieldState & { field: EnquiryField }) {
	switch (field) {
		case "phone":
			return <PhoneField {...state} />;
		case "enquiryType":
			return <EnquiryTypeChoice {...state} />;
		case "message":
			return <MessageField {...state} />;
		default:
			return <PlainField {...state} field={field} />;
	}
}

/** These fields need the full width; all others are single-line inputs. */
const WIDE: readonly EnquiryField[] = ["enquiryType", "message"];

/** Groups the fields into rows. Two consecutive single-line inputs share a row. */
function inRows(fields: readonly EnquiryField[]): EnquiryField[][] {
	const rows: EnquiryField[][] = [];
	for (const field of fields) {
		const [neighbour, second] = rows.at(-1) ?? [];
		const shares = neighbour && !second && !WIDE.includes(neighbour) && !WIDE.includes(field);
		if (shares) rows.at(-1)?.push(field);
		else rows.push([field]);
	}
	return rows;
}

const fieldRows = inRows(enquiryFields);

/** All fields of the list. They are uncontrolled, so that text typed before hydration is kept. */
export function EnquiryFields(state: FieldState) {
	return fieldRows.map((row) => {
		const controls = row.map((field) => <EnquiryControl key={field} field={field} {...state} />);
		if (controls.length === 1) return controls;
		return (
			<div key={row.join()} className={styles.pair}>
				{controls}
			</div>
		);
	});
}
