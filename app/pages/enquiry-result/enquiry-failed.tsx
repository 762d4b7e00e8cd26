import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { enquiryFailed as words } from "#content/messages.json";
import page from "#content/pages/enquiry-failed.json";

export const meta = () => pageMeta(page.meta);

/**
 * The service answers a refused form of a browser without script with this page and
 * puts the reasons into the empty element.
 */
export default function EnquiryFailedPage() {
	return (
		<Notice heading={words.heading} picture={<MarkWithGap />}>
			<div data-reason="" />
			<p>{words.advice}</p>
			<p>
				<EmailText text={words.text} />
			</p>
		</Notice>
	);
}
