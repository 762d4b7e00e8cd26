import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import type { Refused } from "#shared/site-build.ts";
import styles from "./enquiry-form.module.css";
import { EnquiryFields } from "./fields.tsx";
import { SendRow } from "./send-row.tsx";
import { OwnServiceFields } from "./service-fields.tsx";

/** The contact form with what the visitor typed, on the page for a refused enquiry. */
export function RefusedForm({ errors, typed }: Pick<Refused, "errors" | "typed">) {
	return (
		<form method="post" action={SEND_FORM_PATH} className={styles.form}>
			<div className={styles.fields}>
				<EnquiryFields
					errors={errors}
					values={typed}
					quiet
					scripted={false}
					career={typed.enquiryType === "Career"}
				/>
			</div>
			<OwnServiceFields />
			<SendRow sending={false} blocked={false} />
		</form>
	);
}
