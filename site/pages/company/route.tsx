import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import site from "#company/site.json" with { type: "json" };
import { textLink } from "#content/navigation.ts";
import { pageAt } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import { pageData } from "#site/page-data.ts";
import { CompanyPage } from "./company-page.tsx";

export function loader({ url }: LoaderFunctionArgs) {
	const page = pageAt(url.pathname, "company");
	// Home shows the figures and the highlights.
	const { kind, id, order, meta, figures, facts, highlights, ...company } = page;
	const { people = [] }: Site = site;
	return { ...pageData(page), company: { ...company, more: textLink(company.more), people } };
}

export type Company = ReturnType<typeof loader>["company"];

export { pageMeta as meta } from "#site/page-meta.ts";

export default function CompanyRoute() {
	const { company } = useLoaderData<typeof loader>();
	return <CompanyPage company={company} />;
}
