import copy from "#company/enquiry-form.json" with { type: "json" };
import ui from "#company/ui.json" with { type: "json" };
import type { HomeSection } from "#content/home-sections.ts";
import { cutoutRender, squareRender } from "#content/renders.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import { ButtonArrow } from "#site/components/button/button-arrow.tsx";
import { EmailText } from "#site/components/email-text/email-text.tsx";
import { EnquiryForm } from "#site/components/enquiry-form/enquiry-form.tsx";
import { beginWith, CONSULTATION } from "#site/components/enquiry-form/enquiry-intent.ts";
import { fieldId } from "#site/components/enquiry-form/field-id.ts";
import { Picture } from "#site/components/picture/picture.tsx";
import { ReadMore } from "#site/components/read-more/read-more.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { island } from "#site/islands/island.tsx";
import styles from "./contact-section.module.css";

const Form = island("form", EnquiryForm);

type ContactSectionProps = Omit<HomeSection<"contact">, "section"> & {
	headingLevel?: 1 | 2;
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
					{/* The page of the form has them in full, below it. */}
					{headingLevel === 2 && <Ways {...beginnings} />}
					<Form
						vacancies={vacancies.map(({ id, name }) => ({ id, name }))}
						beginnings={beginnings.items.map(({ id, message }) => ({ id, message }))}
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

/** Sentences that may begin the enquiry: each writes into the form, and the heading leads to more. */
const Ways = ({ route, heading, items }: ContactSectionProps["beginnings"]) => (
	<nav aria-label={heading} className={styles.ways}>
		<a href={`${route}#beginnings`}>
			<ReadMore>{heading}</ReadMore>
		</a>
		<ul>
			{items.map(({ id, title, picture }) => (
				<li key={id}>
					<a href={`${beginWith(id)}#${fieldId("message")}`}>
						<Picture name={picture} sizes="76px" />
						{title}
					</a>
				</li>
			))}
		</ul>
	</nav>
);
