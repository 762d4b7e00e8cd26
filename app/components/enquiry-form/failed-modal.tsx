import { useState } from "react";
import { Button } from "#app/components/button/button.tsx";
import { Modal } from "#app/components/modal/modal.tsx";
import contact from "#content/enquiry-form.json" with { type: "json" };
import site from "#content/site.json" with { type: "json" };
import { BrokenMark } from "./broken-mark.tsx";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./failed-modal.module.css";
import { mailLink } from "./mail-link.ts";
import { TextWithLink } from "./text-with-link.tsx";

type FailedModalProps = { values: EnquiryValues; onClose: () => void };

/** Nothing is lost: the words are still in the form, and there are two other ways to send them. */
export function FailedModal({ values, onClose }: FailedModalProps) {
	const [copy, setCopy] = useState<"done" | "by hand">();
	const [offline] = useState(() => navigator.onLine === false);

	async function copyMessage() {
		try {
			await navigator.clipboard.writeText(values.message);
			setCopy("done");
		} catch {
			// Without TLS there is no clipboard, and the visitor may refuse it.
			setCopy("by hand");
		}
	}

	return (
		<Modal
			title={contact.failure.title}
			glyph={<BrokenMark />}
			onClose={onClose}
			actions={
				<>
					<Button variant="line" onClick={copyMessage}>
						{contact.copyMessage}
					</Button>
					<a className={styles.email} href={mailLink(values)}>
						{contact.writeEmail}
					</a>
					<p className={styles.status} role="status">
						{copy === "done" && contact.copied}
						{copy === "by hand" && contact.copyByHand}
					</p>
					{copy === "by hand" && (
						<textarea
							className={styles.byHand}
							aria-label={contact.copyByHand}
							defaultValue={values.message}
							readOnly
							ref={(area) => area?.select()}
						/>
					)}
				</>
			}
		>
			<p>
				<TextWithLink text={contact.failure.text} place="email">
					<a href={`mailto:${site.email}`}>{site.email}</a>
				</TextWithLink>
			</p>
			{offline && <p>{contact.offline}</p>}
			<p className={styles.kept}>{contact.draftKept}</p>
		</Modal>
	);
}
