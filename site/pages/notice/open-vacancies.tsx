import type { VacancyCardData } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import { vacancyRoute } from "#content/vacancy-route.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import styles from "./open-vacancies.module.css";

type OpenVacanciesProps = {
	words: NonNullable<PageOf<"notice">["vacancies"]>;
	vacancies: readonly VacancyCardData[];
};

/** On the page of a closed vacancy: links to the open ones, or a sentence that says there are none. */
export function OpenVacancies({ words, vacancies }: OpenVacanciesProps) {
	if (vacancies.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<p>{words.open}</p>
			<ul className={styles.list}>
				{vacancies.map(({ id, name }) => (
					<li key={id}>
						<a href={vacancyRoute(id)} className={buttonClass("line")}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
