import copy from "#content/enquiry-form.json" with { type: "json" };
import type { FieldState } from "./enquiry-control.tsx";
import { Field } from "./field.tsx";

/** The message. For Career it asks for skillset and location (specification, section 5). */
export function MessageField({ career, ...state }: FieldState) {
	const { placeholder, careerPlaceholder } = copy.fields.message;
	return (
		<Field {...state} field="message">
			{(control) => (
				<textarea {...control} placeholder={career ? careerPlaceholder : placeholder} required />
			)}
		</Field>
	);
}
