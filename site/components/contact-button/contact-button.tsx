import ui from "#company/ui.json" with { type: "json" };
import { buttonClass } from "#site/components/button/button.tsx";
import { SectionLink } from "#site/components/section-link/section-link.tsx";
import styles from "./contact-button.module.css";

/**
 * The floating link to the contact form. browser/frame.ts hides it while an element with
 * `data-hides-contact` is in view: the form, or one that links to it.
 */
export function ContactButton() {
	return (
		<SectionLink
			section="contact"
			className={`${buttonClass("hot")} ${styles.float}`}
			data-contact-button
		>
			{ui.floatingContact}
		</SectionLink>
	);
}
