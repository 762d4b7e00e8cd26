import type { ComponentProps } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import type { FieldCopy } from "#content/schema/files.ts";
import { fieldList, type TextField } from "#shared/enquiry.ts";
import { Field, requiredProps } from "./field.tsx";
import type { FieldState } from "./field-state.ts";

/** Attributes for autofill (WCAG 2.2, 1.3.5) and the browser's own validation. */
const attributes: Partial<Record<TextField, ComponentProps<"input">>> = {
	user_name: { autoComplete: "name" },
	company: { autoComplete: "organization" },
	user_email: { type: "email", autoComplete: "email" },
};

/** A single-line text field. */
export function PlainField({ field, ...state }: FieldState & { field: TextField }) {
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
