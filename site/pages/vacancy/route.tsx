import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { careersSection, linkTo } from "#content/navigation.ts";
import { vacancyCards } from "#content/open-vacancies.ts";
import { pageAt, pagesOf } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import { VacancyPage } from "./vacancy-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "vacancy");
	const [home] = pagesOf("home");
	if (!home) throw new Error("company/pages has no page of the kind home.");
	const { id, pictureText, description, skills, experience, place, tasks } = page;
	const vacancy = {
		...linkTo(page),
		...{ id, pictureText, description, skills, experience, place, tasks },
		words: home.careers.page,
		careers: careersSection(),
		others: vacancyCards.filter((other) => other.id !== id),
	};
	return { ...pageData(page), vacancy };
}

export type VacancyData = ReturnType<typeof loader>["vacancy"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function VacancyRoute() {
	const { vacancy } = useLoaderData<typeof loader>();
	return <VacancyPage key={vacancy.id} vacancy={vacancy} />;
}
