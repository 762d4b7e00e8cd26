import { useId } from "react";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import { vacancyRoute } from "#content/vacancy-route.ts";
import { ApplyLink } from "#site/components/apply-link/apply-link.tsx";
import { Tags } from "#site/components/tags/tags.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./vacancy-card.module.css";

type VacancyCardProps = { vacancy: VacancyCardData };

export function VacancyCard({ vacancy }: VacancyCardProps) {
	const { id, name, description, skills, experience } = vacancy;
	const titleId = useId();
	return (
		<article className={styles.card} aria-labelledby={titleId}>
			<div className={styles.copy}>
				<h3 id={titleId} className={styles.role}>
					<a href={vacancyRoute(id)}>
						<Unbroken text={name} />
					</a>
				</h3>
				<Tags tags={[experience, ...skills.split(/\s*,\s*/)]} />
				<p className={styles.description}>
					<Unbroken text={description} />
				</p>
			</div>
			<ApplyLink id={id} role={name} variant="line" />
		</article>
	);
}
