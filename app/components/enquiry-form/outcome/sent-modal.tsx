import { BrandMark } from "#app/components/brand-mark/brand-mark.tsx";
import { Modal } from "#app/components/modal/modal.tsx";
import copy from "#company/enquiry-form.json" with { type: "json" };

export function SentModal({ onClose }: { onClose: () => void }) {
	return (
		<Modal title={copy.success.title} glyph={<BrandMark size={76} />} onClose={onClose}>
			<p>{copy.success.text}</p>
		</Modal>
	);
}
