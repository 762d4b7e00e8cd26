import { pageData } from "#app/page-data.ts";
import { pageMeta } from "#app/page-meta.ts";
import site from "#company/site.json" with { type: "json" };
import { textLink } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import type { Route } from "./+types/route.ts";
import { CompanyPage } from "./company-page.tsx";

export function loader({ url }: Route.LoaderArgs) {
	const page = pageAt(url.pathname, "company");
	const { kind, id, order, meta, ...company } = page;
	const { people = [] }: Site = site;
	return { ...pageData(page), company: { ...company, more: textLink(company.more), people } };
}

export type Company = ReturnType<typeof loader>["company"];

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData.head);

export default function CompanyRoute({ loaderData: { company } }: Route.ComponentProps) {
	return <CompanyPage company={company} />;
}
