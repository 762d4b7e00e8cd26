import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { Button } from "#app/components/button/button.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import { broken as words } from "#content/messages.json";

/** What stands in the place of a page that cannot be shown: a way on, and no stack. */
export function BrokenPage() {
	return (
		<Notice heading={words.heading} picture={<MarkWithGap />}>
			<p>
				<EmailText text={words.text} />
			</p>
			<Button variant="hot" onClick={() => location.reload()}>
				{words.reload}
			</Button>
		</Notice>
	);
}
