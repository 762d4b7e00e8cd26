import { useState } from "react";
import { contact } from "#content/contact.ts";
import type { FieldState } from "./enquiry-control.tsx";
import { Field } from "./field.tsx";
import { PhoneInput } from "./phone-input.tsx";

/** The phone number, which only Career requires. */
export function PhoneField({ career, ...state }: FieldState) {
	const [dropped, setDropped] = useState(false);
	const { note, hint, careerHint } = contact.fields.phone;
	return (
		<Field
			{...state}
			field="phone"
			note={career ? undefined : note}
			hint={dropped ? contact.phoneDigitsOnly : career ? careerHint : hint}
		>
			{(control) => (
				<PhoneInput {...control} autoComplete="tel" required={career} onDropped={setDropped} />
			)}
		</Field>
	);
}
