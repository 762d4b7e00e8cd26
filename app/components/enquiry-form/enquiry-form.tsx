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

/** The contact form. It works without script, which adds live validation, drafts and modals. */
export function EnquiryForm() {
	const { form, errors, summary, career, sending, outcome, closeOutcome } =
		useEnquiryForm(settings);
	const sendButton = useRef<HTMLButtonElement>(null);
	const closeModal = () => {
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
				{/* Inert while sending: the form is reset afterwards, which would lose new input. */}
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
			{outcome?.sent === true && <SentModal onClose={closeModal} />}
			{outcome?.sent === false && <FailedModal values={outcome.values} onClose={closeModal} />}
		</>
	);
}
