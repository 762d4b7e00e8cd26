import { Picture } from "#app/components/picture/picture.tsx";
import { home } from "#content/home.ts";
import { vacancies } from "#content/vacancies.ts";
import styles from "./careers.module.css";
import { VacancyCard } from "./vacancy-card.tsx";

export function Careers({ headingLevel = 2 }: { headingLevel?: 1 | 2 }) {
	const Heading = `h${headingLevel}` as const;
	const { heading, intro, picture } = home.careers;
	return (
		<section aria-labelledby="career-title" id="career" tabIndex={-1} className={styles.section}>
			<div className={`wrap ${styles.grid}`}>
				<div data-picture={picture} className={styles.panel}>
					<div className={styles.head}>
						<Heading id="career-title" className={styles.heading}>
							{heading}
						</Heading>
						<p>{intro}</p>
					</div>
					<Picture name={picture} sizes="(width < 1000px) 112vw, 50vw" />
				</div>
				<ul className={styles.vacancies}>
					{vacancies.map((vacancy) => (
						<li key={vacancy.company}>
							<VacancyCard vacancy={vacancy} Heading={headingLevel === 1 ? "h2" : "h3"} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
