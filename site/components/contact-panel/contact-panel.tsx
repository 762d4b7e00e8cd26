import ui from "#company/ui.json" with { type: "json" };
import { EmailText } from "#site/components/email-text/email-text.tsx";
import styles from "./contact-panel.module.css";

/** The contact section of a brochure, with the email address in place of the form. */
export function ContactPanel({ heading }: { heading: string }) {
	return (
		<section aria-labelledby="contact-title" className={`panel ${styles.panel}`} id="contact">
			<div className={`wrap ${styles.inner}`}>
				<h2 id="contact-title">{heading}</h2>
				<p className={styles.write}>
					<EmailText text={ui.writeTo} />
				</p>
			</div>
		</section>
	);
}
