import { EmailText } from "#app/components/email-text/email-text.tsx";
import { contact } from "#content/contact.ts";
import { ui } from "#content/ui.ts";
import styles from "./contact-panel.module.css";

/** The contact section of a page for paper, where there is nothing to fill in. */
export function ContactPanel() {
	return (
		<section aria-labelledby="contact-title" className={`panel ${styles.panel}`} id="contact">
			<div className={`wrap ${styles.inner}`}>
				<h2 id="contact-title">{contact.heading}</h2>
				<p className={styles.write}>
					<EmailText text={ui.writeTo} />
				</p>
			</div>
		</section>
	);
}
