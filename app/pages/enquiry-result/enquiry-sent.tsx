import { BrandMark } from "#app/components/brand-mark/brand-mark.tsx";
import { buttonClass } from "#app/components/button/button.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import { pageMeta } from "#app/page-meta.ts";
import { enquirySent as words } from "#content/messages.json";
import page from "#content/pages/enquiry-sent.json";

export const meta = () => pageMeta(page.meta);

/** Where the form leads a browser without script after a success. */
export default function EnquirySentPage() {
	return (
		<Notice heading={words.heading} picture={<BrandMark size={320} />}>
			<p>{words.text}</p>
			<PageLink to="/" className={buttonClass()}>
				{words.home}
			</PageLink>
		</Notice>
	);
}
