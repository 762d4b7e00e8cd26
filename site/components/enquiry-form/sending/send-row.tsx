import { type Ref, useId } from "react";
import { createPortal } from "react-dom";
import copy from "#company/enquiry-form.json" with { type: "json" };
import { Button } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import progress from "#site/components/navigation-progress/navigation-progress.module.css";
import { PageLink } from "#site/components/page-link/page-link.tsx";
import { TextWithLink } from "#site/components/text-with-link/text-with-link.tsx";
import styles from "./send-row.module.css";

type SendRowProps = { sending: boolean; blocked: boolean; buttonRef: Ref<HTMLButtonElement> };

/** The Send button and, beside it, why it is disabled or a link to the privacy notice. */
export function SendRow({ sending, blocked, buttonRef }: SendRowProps) {
	const reasonId = useId();
	return (
		<div className={styles.row}>
			<Button
				type="submit"
				variant="hot"
				ref={buttonRef}
				disabled={sending || blocked}
				aria-describedby={blocked ? reasonId : undefined}
				// Blurring a field may show its error, which moves this button away from the pointer.
				onMouseDown={(event) => event.preventDefault()}
			>
				{sending ? copy.sending : copy.send}
				{!sending && <ButtonArrow />}
			</Button>
			{/* In the body, because the header covers the form. */}
			{sending && createPortal(<div className={progress.line} />, document.body)}
			<p className="visually-hidden" role="status">
				{sending && copy.sendingStatus}
			</p>
			<p id={reasonId} className={styles.aside}>
				{blocked ? (
					copy.buttonWhy
				) : (
					<TextWithLink text={copy.privacyLine} name="privacyNotice">
						<PageLink to="/privacy">{copy.privacyNotice}</PageLink>
					</TextWithLink>
				)}
			</p>
		</div>
	);
}
