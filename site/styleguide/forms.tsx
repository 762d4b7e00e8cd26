import { useState } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import site from "#company/site.json" with { type: "json" };
import { pagesOf } from "#content/pages.ts";
import { type EnquiryErrors, enquiryFields, enquiryTypes, errorTexts } from "#shared/enquiry.ts";
import styles from "#site/components/enquiry-form/enquiry-form.module.css";
import type { EnquiryValues } from "#site/components/enquiry-form/enquiry-values.ts";
import { ErrorSummary } from "#site/components/enquiry-form/error-summary.tsx";
import { EnquiryFields } from "#site/components/enquiry-form/fields.tsx";
import { FailedModal, SentModal } from "#site/components/enquiry-form/outcome.tsx";
import { SendRow } from "#site/components/enquiry-form/send-row.tsx";
import { NotFoundView } from "#site/pages/not-found/view.tsx";
import { NoticeView } from "#site/pages/notice/view.tsx";
import { specimens } from "./specimen.tsx";

const filled: EnquiryValues = {
	...(Object.fromEntries(enquiryFields.map((field) => [field, ""])) as EnquiryValues),
	user_name: site.company,
	user_email: site.email,
	enquiryType: enquiryTypes[0],
	message: copy.consultation.label,
};
const allErrors = Object.fromEntries(enquiryFields.map((field) => [field, errorTexts.blank]));

type State = {
	errors?: EnquiryErrors;
	values?: Partial<EnquiryValues>;
	summary?: boolean;
	sending?: boolean;
};

/** EnquiryForm in a fixed state that is hard to reach or short-lived. It sends nothing. */
function Form({ values = {}, errors = {}, summary = false, sending = false }: State) {
	const career = values.enquiryType === "Career";
	return (
		<form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
			{summary && <ErrorSummary errors={errors} />}
			<div className={styles.fields} inert={sending}>
				<EnquiryFields {...{ errors, values, career }} quiet={summary} scripted />
			</div>
			<SendRow sending={sending} blocked={Object.keys(errors).length > 0} />
		</form>
	);
}

function Modal({ sent }: { sent: boolean }) {
	const [open, setOpen] = useState(true);
	if (!open) return null;
	const onClose = () => setOpen(false);
	return sent ? (
		<SentModal enquiryKey={undefined} onClose={onClose} />
	) : (
		<FailedModal values={filled} onClose={onClose} />
	);
}

export const forms = [
	...specimens(
		{
			"EnquiryForm filled": <Form values={filled} />,
			"EnquiryForm for a career": <Form values={{ enquiryType: "Career" }} />,
			"EnquiryForm with errors": <Form errors={allErrors} />,
			"EnquiryForm sending": <Form values={filled} sending />,
		},
		{ wrapped: true },
	),
	// The summary and the dialogs take the focus.
	...specimens(
		{ "EnquiryForm refused, with its summary": <Form errors={allErrors} summary /> },
		{ wrapped: true, onDemand: true },
	),
	...specimens(
		{ SentModal: <Modal sent />, FailedModal: <Modal sent={false} /> },
		{ onDemand: true },
	),
	...specimens({
		...Object.fromEntries(
			pagesOf("notice").map((page) => [`Notice ${page.route}`, <NoticeView key="" page={page} />]),
		),
		"Not found": pagesOf("not-found").map((page) => <NotFoundView key={page.id} page={page} />),
	}),
];
