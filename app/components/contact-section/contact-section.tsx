import { buttonClass } from "#app/components/button/button.tsx";
import { EnquiryForm } from "#app/components/enquiry-form/enquiry-form.tsx";
import { fieldId } from "#app/components/enquiry-form/enquiry-values.ts";
import { consultation, prefillEnquiry } from "#app/components/enquiry-form/prefill.ts";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { contact } from "#content/contact.ts";
import styles from "./contact-section.module.css";

const message = fieldId("message");

/** The way to the firm: what happens after writing, and the form. */
export function ContactSection({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
	const Heading = `h${headingLevel}` as const;
	return (
		<section
			aria-labelledby="contact-title"
			className={`panel ${styles.contact}`}
			id="contact"
			tabIndex={-1}
			data-hides-contact="always"
		>
			<div className={`wrap ${styles.columns}`}>
				<div className={styles.say}>
					<Heading id="contact-title" className={styles.heading}>
						{contact.heading}
					</Heading>
					<p className={styles.intro}>
						<Unbroken text={contact.intro} />
					</p>
					<ol className={styles.steps}>
						{contact.nextSteps.map(({ step, description }) => (
							<li key={step}>
								<strong>{step}</strong>
								<span>
									<Unbroken text={description} />
								</span>
							</li>
						))}
					</ol>
					<a
						className={buttonClass("line")}
						href={`#${message}`}
						onClick={(event) => {
							event.preventDefault();
							prefillEnquiry(consultation());
							document.getElementById(message)?.focus();
						}}
					>
						{contact.consultation.label}
					</a>
				</div>
				<div className={styles.form}>
					<EnquiryForm />
				</div>
			</div>
		</section>
	);
}
