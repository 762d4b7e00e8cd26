import { type Ref, useId } from "react";
import { createPortal } from "react-dom";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { Button } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { TextWithLink } from "#site/components/text-with-link/text-with-link.tsx";
import styles from "./send-row.module.css";

type SendRowProps = {
	sending: boolean;
	blocked: boolean;
	buttonRef?: Ref<HTMLButtonElement>;
	statusRef?: Ref<HTMLParagraphElement>;
};

/** The Send button and, beside it, why it is disabled or a link to the privacy notice. */
export function SendRow({ sending, blocked, buttonRef, statusRef }: SendRowProps) {
	const reasonId = useId();
	return (
		<div className={styles.row}>
			<Button
				type="submit"
				variant="hot"
				ref={buttonRef}
				disabled={sending || blocked}
				aria-describedby={blocked ? reasonId : undefined}
			>
				<span>{sending ? copy.sending : copy.send}</span>
				{!sending && <ButtonArrow />}
			</Button>
			{/* In the body, because the header covers the form. */}
			{sending && createPortal(<div className={styles.progress} />, document.body)}
			<p ref={statusRef} className={styles.status} role="status" tabIndex={-1}>
				{sending && <span>{copy.sendingStatus}</span>}
			</p>
			<p id={reasonId} className={styles.aside}>
				{blocked ? (
					<span key="why">{copy.buttonWhy}</span>
				) : (
					<span key="privacy">
						<TextWithLink text={copy.privacyLine} name="privacyNotice">
							<a href="/privacy">{copy.privacyNotice}</a>
						</TextWithLink>
					</span>
				)}
			</p>
		</div>
	);
}
