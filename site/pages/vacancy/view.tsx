import { careersSection, linkTo } from "#content/navigation.ts";
import { openVacancyCards } from "#content/open-vacancies.ts";
import { type PageOf, pagesOf } from "#content/pages.ts";
import { VacancyPage } from "./vacancy-page.tsx";

function toVacancy(page: PageOf<"vacancy">) {
	const [home] = pagesOf("home");
	if (!home) throw new Error("company/pages has no page of the kind home.");
	const { id, pictureText, description, skills, experience, place, tasks } = page;
	return {
		...linkTo(page),
		...{ id, pictureText, description, skills, experience, place, tasks },
		words: home.careers.page,
		careers: careersSection(),
		others: openVacancyCards().filter((other) => other.id !== id),
	};
}

export type VacancyData = ReturnType<typeof toVacancy>;

export function VacancyView({ page }: { page: PageOf<"vacancy"> }) {
	return <VacancyPage vacancy={toVacancy(page)} />;
}
