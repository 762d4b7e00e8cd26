import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import { vacancyCards } from "#content/open-vacancies.ts";
import { pageAt } from "#content/pages.ts";
import type { Route } from "./+types/route.ts";
import { NoticePage } from "./notice-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "notice");
	const vacancies = page.vacancies ? vacancyCards : [];
	return { ...pageData(page), page, vacancies };
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function NoticeRoute({ loaderData }: Route.ComponentProps) {
	return <NoticePage page={loaderData.page} vacancies={loaderData.vacancies} />;
}
