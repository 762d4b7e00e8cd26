import type { VacancyCardData } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import { vacancyRoute } from "#content/vacancy-route.ts";
import { buttonClass } from "#site/components/button/button.tsx";
import sheet from "./open-vacancies.css?url";

export type OpenVacanciesProps = {
	words: NonNullable<PageOf<"notice">["vacancies"]>;
	vacancies: readonly VacancyCardData[];
};

/** On the page of a closed vacancy: links to the open ones, or a sentence that says there are none. */
export function OpenVacancies({ words, vacancies }: OpenVacanciesProps) {
	if (vacancies.length === 0) return <p>{words.none}</p>;
	return (
		<>
			<link rel="stylesheet" href={sheet} precedence="page" />
			<p>{words.open}</p>
			<ul className="open-vacancies">
				{vacancies.map(({ id, company: role }) => (
					<li key={id}>
						<a href={vacancyRoute(id)} className={buttonClass("line")}>
							{role}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
