import type { VacancyCardData } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import { usesOwnService } from "#shared/own-service.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#site/components/button/button.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { SummaryBox } from "#site/components/enquiry-form/errors/summary-box.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { OpenVacancies } from "./open-vacancies.tsx";

/**
 * The built page with this form has no script, so its code is only in the build of the HTML. Otherwise
 * every page would load 4 KB (brotli) of the form more. During development the page has script.
 */
const hasForm = import.meta.env.SSR || import.meta.env.DEV;
const RefusedForm = hasForm
	? (await import("#site/components/enquiry-form/refused-form.tsx")).RefusedForm
	: () => null;

/** The hosted email service has no page of its own for a refused enquiry, and keeps no input. */
const ownService = usesOwnService(import.meta.env);

export type NoticePageProps = {
	page: PageOf<"notice">;
	/** The open vacancies, for the page of a closed one. */
	vacancies?: readonly VacancyCardData[];
};

/** A notice, such as the response to a form that was submitted without script. */
export function NoticePage({ page, vacancies = [] }: NoticePageProps) {
	const { heading, picture, reasons, advice, text, homeLink } = page;
	return (
		<Notice
			heading={heading}
			picture={picture === "mark-with-gap" ? <MarkWithGap /> : <BrandMark size={320} />}
			form={reasons && ownService && <RefusedForm />}
		>
			{reasons && (
				<SummaryBox>
					{/* The service inserts the reasons here. */}
					<div data-reason="" />
				</SummaryBox>
			)}
			{advice && ownService && <p>{advice}</p>}
			<p>
				<EmailText text={text} />
			</p>
			{page.vacancies && <OpenVacancies words={page.vacancies} vacancies={vacancies} />}
			{homeLink && (
				<PageLink to="/" className={buttonClass()}>
					{homeLink}
				</PageLink>
			)}
		</Notice>
	);
}
