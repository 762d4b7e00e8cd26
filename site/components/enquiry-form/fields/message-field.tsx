import copy from "#company/enquiry-form.json" with { type: "json" };
import { Field, requiredProps } from "./field.tsx";
import type { FieldState } from "./field-state.ts";

/** The message. For Career it asks for skillset and location (specification, section 5). */
export function MessageField({ career, ...state }: FieldState) {
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
