import site from "#company/site.json" with { type: "json" };
import { textLink } from "#content/navigation.ts";
import type { PageOf } from "#content/pages.ts";
import type { Site } from "#content/schema/files.ts";
import { CompanyPage } from "./company-page.tsx";

const { people = [] }: Site = site;

export const toCompany = (page: PageOf<"company">) => ({
	...page,
	more: textLink(page.more),
	people,
});

export type Company = ReturnType<typeof toCompany>;

export function CompanyView({ page }: { page: PageOf<"company"> }) {
	return <CompanyPage company={toCompany(page)} />;
}
