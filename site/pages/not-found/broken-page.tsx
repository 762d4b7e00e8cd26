import ui from "#company/ui.json" with { type: "json" };
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { Button } from "#site/components/button/button.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { Notice } from "#site/components/notice/notice.tsx";

/** Shown in place of a page that failed. It offers to reload and shows no stack trace. */
export function BrokenPage() {
	return (
		<Notice heading={ui.brokenHeading} picture={<MarkWithGap />}>
			<p>
				<EmailText text={ui.brokenText} />
			</p>
			<Button variant="hot" onClick={() => location.reload()}>
				{ui.brokenReload}
			</Button>
		</Notice>
	);
}
