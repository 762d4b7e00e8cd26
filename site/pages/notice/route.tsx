import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { vacancyCards } from "#content/open-vacancies.ts";
import { pageAt } from "#content/pages.ts";
import { pageData } from "#site/page-data.ts";
import { NoticePage } from "./notice-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "notice");
	const vacancies = page.vacancies ? vacancyCards : [];
	return { ...pageData(page), page, vacancies };
}

export { pageMeta as meta } from "#site/page-meta.ts";

export default function NoticeRoute() {
	const { page, vacancies } = useLoaderData<typeof loader>();
	return <NoticePage page={page} vacancies={vacancies} />;
}
