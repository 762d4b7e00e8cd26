import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryFields } from "./fields/enquiry-fields.tsx";
import { SendRow } from "./sending/send-row.tsx";
import { OwnServiceFields } from "./sending/service-fields.tsx";

/**
 * The contact form on the page for a refused enquiry, which has no script. Our service fills in what
 * the visitor typed.
 */
export function RefusedForm() {
	return (
		<form method="post" action={SEND_FORM_PATH} className={styles.form}>
			<div className={styles.fields}>
				<EnquiryFields errors={{}} quiet career={false} />
			</div>
			<OwnServiceFields />
			<SendRow sending={false} blocked={false} buttonRef={null} />
		</form>
	);
}
