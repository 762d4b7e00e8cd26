import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { cutoutRender, squareRender } from "#content/renders.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { EnquiryForm } from "#site/components/enquiry-form/enquiry-form.tsx";
import { type Beginning, CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import { fieldId } from "#site/components/enquiry-form/field-id.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { island } from "#site/islands/island.tsx";
import styles from "./contact-section.module.css";

const Form = island("form", EnquiryForm);

export type ContactSectionProps = Omit<HomeSection<"contact">, "section"> & {
	headingLevel?: 1 | 2;
	beginnings?: readonly Beginning[];
};

/** The contact form and, beside it, what happens after it is sent. */
export function ContactSection(props: ContactSectionProps) {
	const { heading, picture, intro, nextSteps, vacancies, beginnings, headingLevel = 2 } = props;
	const Heading = `h${headingLevel}` as const;
	return (
		<section
			aria-labelledby="contact-title"
			className={`panel ${styles.contact}`}
			id="contact"
			tabIndex={-1}
			data-hides-contact
		>
			<div className={`wrap ${styles.columns}`}>
				<div className={styles.copy}>
					<Heading id="contact-title">{heading}</Heading>
					<p className={styles.intro}>
						<Unbroken text={intro} />
					</p>
					<a href={`${CONSULTATION}#${fieldId("message")}`} className={buttonClass("line")}>
						<span>
							<Unbroken text={copy.consultation.label} />
						</span>
						<ButtonArrow />
					</a>
					<p>
						<EmailText text={ui.orByEmail} />
					</p>
				</div>
				<div className={styles.form}>
					<Form
						vacancies={vacancies.map(({ id, company }) => ({ id, company }))}
						beginnings={beginnings?.map(({ id, message }) => ({ id, message }))}
					/>
				</div>
				<div className={styles.scene}>
					<Picture
						name={cutoutRender(squareRender(picture))}
						sizes="(width < 1000px) min(95vw, 600px), 42vw"
					/>
				</div>
				<ol className={styles.steps}>
					{nextSteps.map(({ step, description }) => (
						<li key={step}>
							<strong>{step}</strong>
							<span>
								<Unbroken text={description} />
							</span>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
