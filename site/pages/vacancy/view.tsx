import { home } from "#content/home-sections.ts";
import { careersSection } from "#content/navigation.ts";
import { openVacancyCards, type VacancyCardData } from "#content/open-vacancies.ts";
import type { PageOf } from "#content/pages.ts";
import { ApplyLink } from "#site/components/apply-link/apply-link.tsx";
import { Breadcrumb } from "#site/components/breadcrumb/breadcrumb.tsx";
import { PageHero } from "#site/components/page-hero/page-hero.tsx";
import { PageSection } from "#site/sections/page-section.tsx";
import { Needs } from "./needs.tsx";
import { OtherVacancies } from "./other-vacancies.tsx";
import styles from "./vacancy-page.module.css";

type VacancyViewProps = { page: PageOf<"vacancy">; others?: VacancyCardData[] };

/** The page of an open vacancy: what the work is, what we ask for and how to apply. */
export function VacancyView({
	page,
	others = openVacancyCards().filter(({ id }) => id !== page.id),
}: VacancyViewProps) {
	const { id, name, description, picture, pictureText, tasks } = page;
	const words = home().careers.page;
	const apply = <ApplyLink id={id} role={name} variant="hot" />;
	return (
		<div data-picture={picture}>
			<PageHero
				breadcrumb={<Breadcrumb trail={[careersSection()]} page={name} />}
				typed={words.typedHead}
				pace="service"
				heading={name}
				text={description}
				action={apply}
				picture={picture}
				pictureText={pictureText}
				shape="standard"
			/>
			<Needs page={page} words={words} />
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
