import copy from "#company/enquiry-form.json" with { type: "json" };
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { Modal } from "#site/components/modal/modal.tsx";

export function SentModal({ onClose }: { onClose: () => void }) {
	return (
		<Modal
			title={copy.success.title}
			status={copy.sentStatus}
			glyph={<BrandMark size={76} />}
			onClose={onClose}
		>
			<p>{copy.success.text}</p>
		</Modal>
	);
}
