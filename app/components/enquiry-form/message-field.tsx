import { contact } from "#content/contact.ts";
import type { FieldState } from "./enquiry-control.tsx";
import { Field } from "./field.tsx";

/** Several lines; Career asks for the skillset and the location (specification, section 5). */
export function MessageField({ career, ...state }: FieldState) {
	const { placeholder, careerPlaceholder } = contact.fields.message;
	return (
		<Field {...state} field="message">
			{(control) => (
				<textarea {...control} placeholder={career ? careerPlaceholder : placeholder} required />
			)}
		</Field>
	);
}
