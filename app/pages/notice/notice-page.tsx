import { BrandMark } from "#app/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { buttonClass } from "#app/components/button/button.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { SummaryBox } from "#app/components/enquiry-form/errors/summary-box.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import type { PageOf } from "#content/pages.ts";

/**
 * The page with this form has no script, so its code is only in the build of the HTML. Otherwise every
 * page would load 4 KB (brotli) of the form more.
 */
const RefusedForm = import.meta.env.SSR
	? (await import("#app/components/enquiry-form/refused-form.tsx")).RefusedForm
	: () => null;

/** A notice, such as the response to a form that was submitted without script. */
export function NoticePage({ page }: { page: PageOf<"notice"> }) {
	const { heading, picture, reasons, advice, text, homeLink } = page;
	return (
		<Notice
			heading={heading}
			picture={picture === "mark-with-gap" ? <MarkWithGap /> : <BrandMark size={320} />}
			form={reasons && <RefusedForm />}
		>
			{reasons && (
				<SummaryBox>
					{/* The service inserts the reasons here. */}
					<div data-reason="" />
				</SummaryBox>
			)}
			{advice && <p>{advice}</p>}
			<p>
				<EmailText text={text} />
			</p>
			{homeLink && (
				<PageLink to="/" className={buttonClass()}>
					{homeLink}
				</PageLink>
			)}
		</Notice>
	);
}
