import { useState } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { errorTexts, labelledError } from "#shared/enquiry.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { fieldId } from "#site/components/enquiry-form/enquiry-values.ts";
import { SummaryBox } from "#site/components/enquiry-form/errors/summary-box.tsx";
import { FailedModal } from "#site/components/enquiry-form/outcome/failed-modal.tsx";
import { SentModal } from "#site/components/enquiry-form/outcome/sent-modal.tsx";
import { RefusedForm } from "#site/components/enquiry-form/refused-form.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { NotFoundPage } from "#site/pages/not-found/not-found-page.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { firstOf, noticeAt } from "./content.ts";
import { filled } from "./controls/form-values.ts";

const enquirySent = noticeAt("/enquiry-sent");
const enquiryFailed = noticeAt("/enquiry-failed");

function Sent() {
	const [open, setOpen] = useState(true);
	return open && <SentModal onClose={() => setOpen(false)} />;
}

function Failed() {
	const [open, setOpen] = useState(true);
	return open && <FailedModal values={filled} onClose={() => setOpen(false)} />;
}

export function Messages() {
	return (
		<>
			<Specimen name="SentModal" onDemand>
				<Sent />
			</Specimen>
			<Specimen name="FailedModal" onDemand>
				<Failed />
			</Specimen>
			<Specimen name="Notice of success">
				<Notice heading={enquirySent.heading} picture={<BrandMark size={320} />}>
					<p>{enquirySent.text}</p>
				</Notice>
			</Specimen>
			<Specimen name="Notice of failure">
				<Notice heading={enquiryFailed.heading} picture={<MarkWithGap />} form={<RefusedForm />}>
					<SummaryBox>
						<ul>
							<li>
								<a href={`#${fieldId("user_email")}`}>
									{labelledError(copy.fields.user_email.label, errorTexts.emailFormat)}
								</a>
							</li>
						</ul>
					</SummaryBox>
					<p>{enquiryFailed.advice}</p>
					<p>
						<EmailText text={enquiryFailed.text} />
					</p>
				</Notice>
			</Specimen>
			<Specimen name="NotFoundPage">
				<NotFoundPage page={firstOf("not-found")} destinations={[]} />
			</Specimen>
		</>
	);
}
