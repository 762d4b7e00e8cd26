import { useRef } from "react";
import { emailSettings, sendFormUrl } from "./email-settings.ts";
import { EnquiryFields } from "./enquiry-fields.tsx";
import styles from "./enquiry-form.module.css";
import { ErrorSummary } from "./error-summary.tsx";
import { FailedModal } from "./failed-modal.tsx";
import { SendRow } from "./send-row.tsx";
import { SentModal } from "./sent-modal.tsx";
import { HostedServiceFields, OwnServiceFields } from "./service-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

const settings = emailSettings();

/** A form that the browser itself can send; the script adds checks, the draft and the modals. */
export function EnquiryForm() {
	const { form, errors, summary, career, sending, outcome, closeOutcome } =
		useEnquiryForm(settings);
	const sendButton = useRef<HTMLButtonElement>(null);
	const afterModal = () => {
		closeOutcome();
		sendButton.current?.focus();
	};

	return (
		<>
			<form
				{...form}
				method="post"
				action={sendFormUrl(settings)}
				encType={settings.own ? undefined : "multipart/form-data"}
				className={styles.form}
			>
				{summary && <ErrorSummary errors={errors} />}
				{/* What is typed while it is sent would be lost when it is emptied. */}
				<div className={styles.fields} inert={sending}>
					<EnquiryFields errors={errors} quiet={summary} career={career} />
				</div>
				{settings.own ? <OwnServiceFields /> : <HostedServiceFields settings={settings} />}
				<SendRow
					sending={sending}
					blocked={Object.keys(errors).length > 0}
					buttonRef={sendButton}
				/>
			</form>
			{outcome?.sent === true && <SentModal onClose={afterModal} />}
			{outcome?.sent === false && <FailedModal values={outcome.values} onClose={afterModal} />}
		</>
	);
}
