import { ArrowRight } from "lucide";
import type { VacancyCardData } from "#content/open-vacancies.ts";
import { vacancyRoute } from "#content/vacancy-route.ts";
import { Icon } from "#site/components/icon/icon.tsx";
import { SectionHeading } from "#site/components/section-heading/section-heading.tsx";
import { Unbroken } from "#site/components/unbroken/unbroken.tsx";
import { SectionFrame } from "#site/sections/section-frame/section-frame.tsx";
import styles from "./other-vacancies.module.css";

type OtherVacanciesProps = { heading: string; vacancies: VacancyCardData[] };

/** A list of links to the other open vacancies, with what each asks for. */
export function OtherVacancies({ heading, vacancies }: OtherVacanciesProps) {
	return (
		<div data-tone="plain">
			<SectionFrame id="others">
				<SectionHeading id="others">{heading}</SectionHeading>
				<ul className={styles.list}>
					{vacancies.map(({ id, name, skills, experience }) => (
						<li key={id}>
							<a href={vacancyRoute(id)} className={styles.vacancy}>
								<span className={styles.role}>
									<Unbroken text={name} />
								</span>
								<span className={styles.ask}>
									{experience}, {skills}
								</span>
								<Icon icon={ArrowRight} size={28} />
							</a>
						</li>
					))}
				</ul>
			</SectionFrame>
		</div>
	);
}
