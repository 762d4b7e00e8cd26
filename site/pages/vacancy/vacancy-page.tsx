import { ApplyLink } from "#site/components/apply-link/apply-link.tsx";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { PageSection } from "#site/sections/page-section.tsx";
import { Needs } from "./needs.tsx";
import { OtherVacancies } from "./other-vacancies.tsx";
import styles from "./vacancy-page.module.css";
import type { VacancyData } from "./view.tsx";

/** The page of an open vacancy: what the work is, what we ask for and how to apply. */
export function VacancyPage({ vacancy }: { vacancy: VacancyData }) {
	const { id, name, description, picture, pictureText, careers, words, tasks, others } = vacancy;
	const apply = <ApplyLink id={id} role={name} variant="hot" />;
	return (
		<div data-picture={picture}>
			<PageHero
				breadcrumb={<Breadcrumb trail={[careers]} page={name} />}
				typed={words.typedHead}
				pace="service"
				heading={name}
				text={description}
				action={apply}
				picture={picture}
				pictureText={pictureText}
				shape="standard"
			/>
			<Needs vacancy={vacancy} />
			<div data-tone="ground">
				<PageSection
					section={{
						kind: "items",
						layout: "columns",
						tone: "plain",
						id: "tasks",
						heading: words.tasks,
						items: tasks,
					}}
				/>
			</div>
			<div data-tone="plain">
				<PageSection section={{ kind: "steps", id: "apply", ...words.apply }} />
			</div>
			<div className={`wrap ${styles.again}`}>{apply}</div>
			{others.length > 0 && <OtherVacancies heading={words.others} vacancies={others} />}
		</div>
	);
}
