import { useId } from "react";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import { vacancyRoute } from "#content/vacancy-route.ts";
import { ApplyLink } from "#site/components/apply-link/apply-link.tsx";
import { Tags } from "#site/components/tags/tags.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./vacancy-card.module.css";

type VacancyCardProps = { vacancy: VacancyCardData };

/** A vacancy. By the specification, its `company` is the role and its `title` the description. */
export function VacancyCard({ vacancy }: VacancyCardProps) {
	const { id, company: role, title: description, type, experience } = vacancy;
	const titleId = useId();
	return (
		<article className={styles.card} aria-labelledby={titleId}>
			<div className={styles.copy}>
				<h3 id={titleId} className={styles.role}>
					<a href={vacancyRoute(id)}>
						<Unbroken text={role} />
					</a>
				</h3>
				<Tags tags={[experience, ...type.split(/\s*,\s*/)]} />
				<p className={styles.description}>
					<Unbroken text={description} />
				</p>
			</div>
			<ApplyLink id={id} role={role} variant="line" />
		</article>
	);
}
