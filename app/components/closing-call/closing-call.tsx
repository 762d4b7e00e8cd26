import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { consultation, prefillEnquiry } from "#app/components/enquiry-form/prefill.ts";
import { PanelPicture } from "#app/components/panel-picture/panel-picture.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import { contact } from "#content/contact.ts";
import { ui } from "#content/ui.ts";
import styles from "./closing-call.module.css";
import { NextPage } from "./next-page.tsx";

export type ClosingCallProps = {
	heading: string;
	text: string;
	/** Address of the neighbour that the page points to at its end. */
	next: string;
};

/** The end of an inner page: the way to the form, over the whole table, and the way on. */
export function ClosingCall({ heading, text, next }: ClosingCallProps) {
	return (
		<>
			<section
				aria-labelledby="closing-call"
				className={`panel ${styles.call}`}
				data-picture="hero-wide"
				data-hides-contact="always"
			>
				<div className={styles.words}>
					<h2 id="closing-call" className={styles.heading}>
						<Unbroken text={heading} />
					</h2>
					<p className={styles.text}>
						<Unbroken text={text} />
					</p>
					<SectionLink section="contact" className={buttonClass("hot")}>
						{ui.floatingContact}
						<ArrowRight aria-hidden size={20} strokeWidth={2.4} />
					</SectionLink>
					<SectionLink
						section="contact"
						className={styles.consultation}
						onClick={() => prefillEnquiry(consultation())}
					>
						<Unbroken text={contact.consultation.label} />
					</SectionLink>
				</div>
				<PanelPicture
					className={styles.picture}
					name="hero-wide"
					narrowName="hero"
					sizes="(width < 760px) 112vw, 72vw"
				/>
			</section>
			<NextPage route={next} />
		</>
	);
}
