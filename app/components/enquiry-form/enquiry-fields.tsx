import { useState } from "react";
import contact from "#content/enquiry-form.json" with { type: "json" };
import type { EnquiryErrors } from "#shared/enquiry.ts";
import styles from "./enquiry-fields.module.css";
import { EnquiryTypeChoice } from "./enquiry-type-choice.tsx";
import { Field } from "./field.tsx";
import { PhoneInput } from "./phone-input.tsx";

const { fields } = contact;

type EnquiryFieldsProps = { errors: EnquiryErrors; quiet: boolean; career: boolean };

/** The six fields. Uncontrolled: what the visitor types before the script arrives stays. */
export function EnquiryFields({ errors, quiet, career }: EnquiryFieldsProps) {
	const [dropped, setDropped] = useState(false);
	const phoneHint = career ? fields.phone.careerHint : fields.phone.hint;
	const shared = { errors, quiet };
	return (
		<>
			<div className={styles.pair}>
				<Field {...shared} field="user_name">
					{(control) => <input {...control} type="text" autoComplete="name" required />}
				</Field>
				<Field {...shared} field="company" note={fields.company.note}>
					{(control) => <input {...control} type="text" autoComplete="organization" />}
				</Field>
			</div>
			<div className={styles.pair}>
				<Field {...shared} field="user_email" hint={fields.user_email.hint}>
					{(control) => (
						<input
							{...control}
							type="email"
							autoComplete="email"
							placeholder={fields.user_email.placeholder}
							required
						/>
					)}
				</Field>
				<Field
					{...shared}
					field="phone"
					note={career ? undefined : fields.phone.note}
					hint={dropped ? contact.phoneDigitsOnly : phoneHint}
				>
					{(control) => (
						<PhoneInput {...control} autoComplete="tel" required={career} onDropped={setDropped} />
					)}
				</Field>
			</div>
			<EnquiryTypeChoice error={errors.enquiryType} quiet={quiet} />
			<Field {...shared} field="message">
				{(control) => (
					<textarea
						{...control}
						placeholder={career ? fields.message.careerPlaceholder : fields.message.placeholder}
						required
					/>
				)}
			</Field>
		</>
	);
}
