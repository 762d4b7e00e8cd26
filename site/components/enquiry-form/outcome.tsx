import { useState } from "react";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { RECEIPT_PATH, referenceOf } from "#shared/reference.ts";
import { BrandMark } from "#site/components/brand-mark/brand-mark.tsx";
import { MarkWithGap } from "#site/components/brand-mark/mark-with-gap.tsx";
import { Button } from "#site/components/button/button.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { Modal } from "#site/components/modal/modal.tsx";
import type { EnquiryValues } from "./enquiry-values.ts";
import { mailLink } from "./mail-link.ts";
import styles from "./outcome.module.css";

type SentModalProps = {
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

type FailedModalProps = { values: EnquiryValues; onClose: () => void };

/** Offers two other ways to send the enquiry, which is still in the form. */
export function FailedModal({ values, onClose }: FailedModalProps) {
	const [copyResult, setCopyResult] = useState<"copied" | "manual">();
	const [offline] = useState(() => navigator.onLine === false);

	async function copyMessage() {
		try {
			await navigator.clipboard.writeText(values.message);
			setCopyResult("copied");
		} catch {
			// The Clipboard API needs TLS and the visitor's permission.
			setCopyResult("manual");
		}
	}

	return (
		<Modal
			title={copy.failure.title}
			status={copy.notSentStatus}
			glyph={<MarkWithGap />}
			onClose={onClose}
			actions={
				<>
					<Button variant="line" onClick={copyMessage}>
						{copy.copyMessage}
					</Button>
					<a className={styles.email} href={mailLink(values)}>
						{copy.writeEmail}
					</a>
					<p className={styles.status} role="status">
						{copyResult === "copied" && <span>{copy.copied}</span>}
						{copyResult === "manual" && <span>{copy.copyByHand}</span>}
					</p>
					{copyResult === "manual" && (
						<textarea
							className={styles.byHand}
							aria-label={copy.copyByHand}
							defaultValue={values.message}
							readOnly
							ref={(area) => area?.select()}
						/>
					)}
				</>
			}
		>
			<p>
				<EmailText text={copy.failure.text} />
			</p>
			{offline && <p>{copy.offline}</p>}
			<p className={styles.kept}>{copy.draftKept}</p>
		</Modal>
	);
}
