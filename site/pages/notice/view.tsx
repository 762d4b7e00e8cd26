import copy from "#company/enquiry-form.json" with { type: "json" };
import { openVacancyCards } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import { enquiryFields, labelledError } from "#shared/enquiry.ts";
import { fill } from "#shared/fill.ts";
import { usesOwnService } from "#shared/own-service.ts";
import type { Refused } from "#shared/site-build.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#site/components/button/button.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { SummaryBox } from "#site/components/enquiry-form/error-summary.tsx";
import { fieldId } from "#site/components/enquiry-form/field-id.ts";
import { RefusedForm } from "#site/components/enquiry-form/refused-form.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { OpenVacancies } from "./open-vacancies.tsx";

/** The hosted email service has no page of its own for a refused enquiry, and keeps no input. */
const ownService = usesOwnService(import.meta.env);

/** Why an enquiry was refused, with links to the fields. The first one has the focus. */
function Reasons({ errors, sentence }: Pick<Refused, "errors" | "sentence">) {
	const wrong = enquiryFields.filter((field) => errors[field]);
	return (
		<SummaryBox>
			<ul>
				{sentence && <li>{sentence}</li>}
				{wrong.map((field, index) => (
					<li key={field}>
						{/* biome-ignore lint/a11y/noAutofocus: the page is the answer to a form, and has no script */}
						<a href={`#${fieldId(field)}`} autoFocus={index === 0}>
							{labelledError(copy.fields[field].label, errors[field] ?? "")}
						</a>
					</li>
				))}
			</ul>
		</SummaryBox>
	);
}

export type NoticeViewProps = {
	page: PageOf<"notice">;
	/** The enquiry that the page answers; the built page answers none. */
	refused?: Refused;
	/** The reference of the enquiry that was stored. */
	reference?: string;
};

/** A notice, such as the response to a form that was submitted without script. */
export function NoticeView({
	page,
	refused = { errors: {}, typed: {} },
	reference,
}: NoticeViewProps) {
	const { heading, picture, reasons, advice, text, homeLink } = page;
	const hasReason = refused.sentence !== undefined || Object.keys(refused.errors).length > 0;
	return (
		<Notice
			heading={heading}
			picture={picture === "mark-with-gap" ? <MarkWithGap /> : <BrandMark size={320} />}
			form={reasons && ownService && <RefusedForm {...refused} />}
		>
			{hasReason && <Reasons {...refused} />}
			{advice && ownService && <p>{advice}</p>}
			<p>
				<EmailText text={text} />
			</p>
			{reference && page.reference && <p>{fill(page.reference, { reference })}</p>}
			{page.vacancies && <OpenVacancies words={page.vacancies} vacancies={openVacancyCards()} />}
			{homeLink && (
				<a href="/" className={buttonClass()}>
					{homeLink}
				</a>
			)}
		</Notice>
	);
}
