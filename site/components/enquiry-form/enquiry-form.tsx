import { useRef } from "react";
import { emailSettings, sendFormUrl } from "./email-settings.ts";
import styles from "./enquiry-form.module.css";
import type { Beginning, OpenVacancy } from "./enquiry-intent.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { EnquiryFields } from "./fields.tsx";
import { FailedModal, SentModal } from "./outcome.tsx";
import { SendRow } from "./send-row.tsx";
import { HostedServiceFields, OwnServiceFields } from "./service-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

const settings = emailSettings();

type EnquiryFormProps = {
	/** The open vacancies, to which an Apply link in the address may refer. */
	vacancies?: readonly OpenVacancy[];
	/** The messages that a link in the address may write. */
	beginnings?: readonly Beginning[];
};

/** The contact form. It works without script, which adds live validation, drafts and modals. */
export function EnquiryForm({ vacancies = [], beginnings = [] }: EnquiryFormProps) {
	const { form, errors, summary, career, scripted, sending, outcome, statusRef, closeOutcome } =
		useEnquiryForm(settings, vacancies, beginnings);
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
					<EnquiryFields errors={errors} quiet={summary} career={career} scripted={scripted} />
				</div>
				{settings.own ? <OwnServiceFields /> : <HostedServiceFields settings={settings} />}
				<SendRow
					sending={sending}
					blocked={Object.keys(errors).length > 0}
					buttonRef={sendButton}
					statusRef={statusRef}
				/>
			</form>
			{outcome?.sent === true && (
				<SentModal enquiryKey={settings.own ? outcome.key : undefined} onClose={closeModal} />
			)}
			{outcome?.sent === false && <FailedModal values={outcome.values} onClose={closeModal} />}
		</>
	);
}
