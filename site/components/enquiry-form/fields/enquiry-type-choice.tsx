import copy from "#company/enquiry-form.json" with { type: "json" };
import { enquiryTypes } from "#shared/enquiry.ts";
import { errorId, FieldError } from "../errors/field-error.tsx";
import { fieldId } from "../field-id.ts";
import styles from "./enquiry-type-choice.module.css";
import field from "./field.module.css";
import type { FieldState } from "./field-state.ts";

export function EnquiryTypeChoice({ errors, quiet, values, scripted }: FieldState) {
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
						/>
						{type}
					</label>
				))}
			</div>
		</fieldset>
	);
}
