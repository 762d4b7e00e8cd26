import copy from "#company/enquiry-form.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { RECEIPT_PATH, referenceOf } from "#shared/reference.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { Modal } from "#site/components/modal/modal.tsx";

export type SentModalProps = {
	/** The key of the enquiry, if our own service has stored it. */
	enquiryKey: string | undefined;
	onClose: () => void;
};

export function SentModal({ enquiryKey, onClose }: SentModalProps) {
	const reference = enquiryKey && referenceOf(enquiryKey);
	const { title, text, reference: referenceText, follow } = copy.success;
	return (
		<Modal title={title} status={copy.sentStatus} glyph={<BrandMark size={76} />} onClose={onClose}>
			<p>{text}</p>
			{reference && (
				<p>
					{fill(referenceText, { reference })}{" "}
					<a href={`${RECEIPT_PATH}#${enquiryKey}`}>{follow}</a>
				</p>
			)}
		</Modal>
	);
}
