import { ArrowRight } from "lucide-react";
import { useId } from "react";
import { buttonClass } from "#app/components/button/button.tsx";
import { applyFor } from "#app/components/enquiry-form/enquiry-intent.ts";
import { SectionLink } from "#app/components/section-link/section-link.tsx";
import { Unbroken } from "#app/components/unbroken/unbroken.tsx";
import ui from "#content/ui.json" with { type: "json" };
import type vacancies from "#content/vacancies.json";
import { fill } from "#shared/fill.ts";
import styles from "./vacancy-card.module.css";

export type VacancyCardProps = { vacancy: (typeof vacancies)[number] };

/** A vacancy. By the specification, its `company` is the role and its `title` the description. */
export function VacancyCard({ vacancy }: VacancyCardProps) {
	const { id, company: role, title: description, type, experience } = vacancy;
	const titleId = useId();
	return (
		<article className={styles.card} aria-labelledby={titleId}>
			<div className={styles.copy}>
				<h3 id={titleId} className={styles.role}>
					<Unbroken text={role} />
				</h3>
				<ul className={styles.tags}>
					{[experience, ...type.split(/\s*,\s*/)].map((tag) => (
						<li key={tag}>{tag}</li>
					))}
				</ul>
				<p className={styles.description}>
					<Unbroken text={description} />
				</p>
			</div>
			<SectionLink section="contact" search={applyFor(id)} className={buttonClass("line")}>
				<span>
					{ui.apply} <span className="visually-hidden">{fill(ui.applyFor, { role })}</span>
				</span>
				<ArrowRight aria-hidden size={20} />
			</SectionLink>
		</article>
	);
}
