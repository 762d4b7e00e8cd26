import { useEffect, useRef } from "react";
import type { EnquiryErrors } from "#shared/enquiry.ts";
import styles from "#site/components/enquiry-form/enquiry-form.module.css";
import { type EnquiryValues, writeValues } from "#site/components/enquiry-form/enquiry-values.ts";
import { ErrorSummary } from "#site/components/enquiry-form/errors/error-summary.tsx";
import { EnquiryFields } from "#site/components/enquiry-form/fields/enquiry-fields.tsx";
import { SendRow } from "#site/components/enquiry-form/sending/send-row.tsx";

export type FormInStateProps = {
	values?: Partial<EnquiryValues>;
	errors?: EnquiryErrors;
	summary?: boolean;
	career?: boolean;
	sending?: boolean;
};

/** EnquiryForm in a fixed state that is hard to reach or short-lived. It sends nothing. */
export function FormInState({
	values = {},
	errors = {},
	summary = false,
	career = false,
	sending = false,
}: FormInStateProps) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (form.current) writeValues(form.current, values);
	}, [values]);
	return (
		<form
			ref={form}
			className={styles.form}
			noValidate
			onSubmit={(event) => event.preventDefault()}
		>
			{summary && <ErrorSummary errors={errors} />}
			<div className={styles.fields} inert={sending}>
				<EnquiryFields errors={errors} quiet={summary} career={career} />
			</div>
			<SendRow sending={sending} blocked={Object.keys(errors).length > 0} buttonRef={null} />
		</form>
	);
}
