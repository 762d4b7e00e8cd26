import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { CONSULTATION } from "#app/components/enquiry-form/enquiry-intent.ts";
import { PanelPicture } from "#app/components/panel-picture/panel-picture.tsx";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import copy from "#content/enquiry-form.json" with { type: "json" };
import type { PageLink } from "#content/navigation.ts";
import ui from "#content/ui.json" with { type: "json" };
import styles from "./closing-call.module.css";
import { NextPage } from "./next-page.tsx";

export type ClosingCallProps = {
	heading: string;
	text: string;
	/** The next page in the order of the menu. */
	next: PageLink;
};

/** The end of an inner page: a call to action, and a link to the next page. */
export function ClosingCall({ heading, text, next }: ClosingCallProps) {
	return (
		<>
			<section
				aria-labelledby="closing-call"
				className={`panel below ${styles.call}`}
				data-picture="hero-wide"
				data-hides-contact="always"
			>
				<div className={styles.copy}>
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
					<SectionLink section="contact" search={CONSULTATION} className={styles.consultation}>
						<Unbroken text={copy.consultation.label} />
					</SectionLink>
				</div>
				<PanelPicture
					className={styles.picture}
					name="hero-wide"
					narrowName="hero"
					sizes="(width < 760px) 112vw, min(72vw, 1100px)"
				/>
			</section>
			<NextPage page={next} />
		</>
	);
}
