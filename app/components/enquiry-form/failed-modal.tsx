import { useState } from "react";
import { Button } from "#app/components/button/button.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { Modal } from "#app/components/modal/modal.tsx";
import copy from "#content/enquiry-form.json" with { type: "json" };
import { BrokenMark } from "./broken-mark.tsx";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./failed-modal.module.css";
import { mailLink } from "./mail-link.ts";

type FailedModalProps = { values: EnquiryValues; onClose: () => void };

/** Nothing is lost: the text is still in the form, and there are two other ways to send it. */
export function FailedModal({ values, onClose }: FailedModalProps) {
	const [copied, setCopied] = useState<"done" | "by hand">();
	const [offline] = useState(() => navigator.onLine === false);

	async function copyMessage() {
		try {
			await navigator.clipboard.writeText(values.message);
			setCopied("done");
		} catch {
			// Without TLS there is no clipboard, and the visitor may refuse it.
			setCopied("by hand");
		}
	}

	return (
		<Modal
			title={copy.failure.title}
			glyph={<BrokenMark />}
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
						{copied === "done" && copy.copied}
						{copied === "by hand" && copy.copyByHand}
					</p>
					{copied === "by hand" && (
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
