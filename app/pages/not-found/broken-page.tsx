import { MarkWithGap } from "#app/components/brand-mark/mark-with-gap.tsx";
import { Button } from "#app/components/button/button.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { Notice } from "#app/components/notice/notice.tsx";
import ui from "#company/ui.json" with { type: "json" };

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
