import { SubjectCard } from "#site/components/subject-card/subject-card.tsx";
import { VacancyCard } from "#site/sections/careers/vacancy-card.tsx";
import { InsideItem } from "#site/sections/inside-item/inside-item.tsx";
import { ServiceRow } from "#site/sections/our-services/service-row.tsx";
import { Specimen } from "../specimen/specimen.tsx";
import { States } from "../specimen/states.tsx";
import styles from "./cards.module.css";
import { integration, services, solutions, vacancies } from "./content.ts";

const [subject] = solutions;
const [service] = services;
const [vacancy] = vacancies;
const [item] = integration?.insideData ?? [];

export function Cards() {
	return (
		<>
			<Specimen name="SubjectCard" wrapped>
				<div className={styles.states}>
					<States>{() => subject && <SubjectCard card={subject} Heading="h3" />}</States>
				</div>
			</Specimen>
			<Specimen name="ServiceRow" wrapped>
				<div className={styles.states}>
					<States>{() => service && <ServiceRow card={service} Heading="h3" />}</States>
				</div>
			</Specimen>
			<Specimen name="VacancyCard" wrapped>
				{vacancy && <VacancyCard vacancy={vacancy} />}
			</Specimen>
			<Specimen name="InsideItem" wrapped>
				{item && (
					<ul>
						<InsideItem item={item} />
					</ul>
				)}
			</Specimen>
		</>
	);
}
