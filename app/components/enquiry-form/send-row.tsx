import { type Ref, useId } from "react";
import { Button } from "#app/components/button/button.tsx";
import { PageLink } from "#app/components/page-link/page-link.tsx";
import contact from "#content/enquiry-form.json" with { type: "json" };
import styles from "./send-row.module.css";
import { TextWithLink } from "./text-with-link.tsx";

type SendRowProps = { sending: boolean; blocked: boolean; buttonRef: Ref<HTMLButtonElement> };

/** The button and, beside it, why it cannot be pressed or what becomes of the details. */
export function SendRow({ sending, blocked, buttonRef }: SendRowProps) {
	const why = useId();
	return (
		<div className={styles.row}>
			<Button
				type="submit"
				variant="hot"
				ref={buttonRef}
				disabled={sending || blocked}
				aria-describedby={blocked ? why : undefined}
				// Leaving a field may show its error, which moves this button away from under the pointer.
				onMouseDown={(event) => event.preventDefault()}
			>
				{sending && <span className={styles.ring} aria-hidden="true" />}
				{sending ? contact.sending : contact.send}
			</Button>
			<p className="visually-hidden" role="status">
				{sending && contact.sendingStatus}
			</p>
			<p id={why} className={styles.aside}>
				{blocked ? (
					contact.buttonWhy
				) : (
					<TextWithLink text={contact.privacyLine} place="privacyNotice">
						<PageLink to="/privacy">{contact.privacyNotice}</PageLink>
					</TextWithLink>
				)}
			</p>
		</div>
	);
}
