import type { PageOf } from "#content/pages.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { Notice } from "#site/components/notice/notice.tsx";
import { island } from "#site/islands/island.tsx";
import { EnquiryReceipt } from "./enquiry-receipt.tsx";

const ReceiptIsland = island("receipt", EnquiryReceipt);

/** Shows a visitor the state of an enquiry. Its key stands behind # in the address. */
export function ReceiptView({ page }: { page: PageOf<"receipt"> }) {
	return (
		<Notice heading={page.heading} picture={<BrandMark size={320} />}>
			<ReceiptIsland due={0} words={page.words} />
			<noscript>
				<p>{page.withoutScript}</p>
			</noscript>
		</Notice>
	);
}
