import type { ReactNode } from "react";
import { ContactLink } from "#app/components/contact-link/contact-link.tsx";
import { EmailText } from "#app/components/email-text/email-text.tsx";
import { CONSULTATION } from "#app/components/enquiry-form/enquiry-intent.ts";
import { PanelPicture } from "#app/components/panel-picture/panel-picture.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import copy from "#content/enquiry-form.json" with { type: "json" };
import type { PageLink } from "#content/navigation.ts";
import { closingRender } from "#content/renders.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./closing-call.module.css";
import { NextPage } from "./next-page.tsx";

export type ClosingCallProps = {
	heading: string;
	text: string;
	/** The picture of the page, which the call shows from its other side. */
	picture: string;
	/** The next page in the order of the menu. */
	next?: PageLink;
	/** What follows the button, by default the email address. */
	children?: ReactNode;
};

/** The end of a page: a call to action, and a link to the next page. */
export function ClosingCall({ heading, text, picture, next, children }: ClosingCallProps) {
	return (
		<section
			aria-labelledby="closing-call"
			className={`panel below ${styles.call}`}
			data-picture={picture}
			data-hides-contact
		>
			<div className={styles.main}>
				<div className={styles.copy}>
					<h2 id="closing-call" className={styles.heading}>
						<Unbroken text={heading} />
					</h2>
					<p className={styles.text}>
						<Unbroken text={text} />
					</p>
					<ContactLink label={copy.consultation.label} search={CONSULTATION} />
					{children ?? (
						<p>
							<EmailText text={ui.orByEmail} />
						</p>
					)}
				</div>
				<PanelPicture
					className={styles.picture}
					name={closingRender(picture)}
					sizes="(width < 760px) 160vw, min(72vw, 1100px)"
				/>
			</div>
			{next && <NextPage page={next} />}
		</section>
	);
}
