import { ArrowRight } from "lucide-react";
import { buttonClass } from "#app/components/button/button.tsx";
import { applicationFor, prefillEnquiry } from "#app/components/enquiry-form/prefill.ts";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { fill } from "#content/fill.ts";
import { ui } from "#content/ui.ts";
import type { vacancies } from "#content/vacancies.ts";
import styles from "./vacancy-card.module.css";

export type VacancyCardProps = { vacancy: (typeof vacancies)[number]; Heading: "h2" | "h3" };

/** The record's field names are the specification's: `company` is the role, `title` the text. */
export function VacancyCard({ vacancy, Heading }: VacancyCardProps) {
	const { company: role, title: description, type, experience } = vacancy;
	const [, restOfName] = fill(ui.applyFor, { role }).split(ui.apply);
	return (
		<article className={styles.card}>
			<div className={styles.words}>
				<Heading className={styles.role}>{role}</Heading>
				<ul className={styles.tags}>
					{[experience, ...type.split(/\s*,\s*/)].map((tag) => (
						<li key={tag}>{tag}</li>
					))}
				</ul>
				<p className={styles.description}>{description}</p>
			</div>
			<SectionLink
				section="contact"
				className={buttonClass("line")}
				onClick={() => prefillEnquiry(applicationFor(role))}
			>
				<span>
					{ui.apply} <span className="visually-hidden">{restOfName?.trim()}</span>
				</span>
				<ArrowRight aria-hidden size={20} />
			</SectionLink>
		</article>
	);
}
