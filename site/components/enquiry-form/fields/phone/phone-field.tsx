import { useState } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import phone from "#company/phone.json" with { type: "json" };
import { Field, requiredProps } from "../field.tsx";
import type { FieldState } from "../field-state.ts";
import { PhoneInput } from "./phone-input.tsx";

/** The phone number, required only for Career. */
export function PhoneField({ career, ...state }: FieldState) {
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
