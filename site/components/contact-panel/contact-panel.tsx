import ui from "#company/ui.json" with { type: "json" };
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { Picture } from "#site/components/picture/picture.tsx";
import styles from "./contact-panel.module.css";

type ContactPanelProps = {
	heading: string;
	/** Where the panel has a page to itself. */
	picture?: string | undefined;
};

/** The contact section of a brochure, with the email address in place of the form. */
export function ContactPanel({ heading, picture }: ContactPanelProps) {
	return (
		<section
			aria-labelledby="contact-title"
			className={`panel ${styles.panel}`}
			id="contact"
			data-picture={picture}
		>
			<div className={`wrap ${styles.inner}`}>
				<h2 id="contact-title">{heading}</h2>
				<p className={styles.write}>
					<EmailText text={ui.writeTo} />
				</p>
				{picture && <Picture name={picture} sizes="(width < 760px) 92vw, 700px" />}
			</div>
		</section>
	);
}
