import type { HomeSection } from "#content/home-sections.ts";
import { PanelPicture } from "#site/components/panel-picture/panel-picture.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import styles from "./careers.module.css";
import { VacancyCard } from "./vacancy-card.tsx";

type CareersProps = Omit<HomeSection<"career">, "section">;

export function Careers({ heading, text, picture, vacancies }: CareersProps) {
	return (
		<section aria-labelledby="career-title" id="career" tabIndex={-1} className={styles.section}>
			<div className={`wrap ${styles.grid}`}>
				<div data-picture={picture} className={styles.panel}>
					<div className={styles.head}>
						<h2 id="career-title">{heading}</h2>
						<p>
							<Unbroken text={text} />
						</p>
					</div>
					<PanelPicture name={picture} sizes="(width < 760px) 100vw, 46vw" />
				</div>
				{vacancies.length > 0 && (
					<ul className={`placed ${styles.vacancies}`}>
						{vacancies.map((vacancy) => (
							<li key={vacancy.id}>
								<VacancyCard vacancy={vacancy} />
							</li>
						))}
					</ul>
				)}
			</div>
		</section>
	);
}
