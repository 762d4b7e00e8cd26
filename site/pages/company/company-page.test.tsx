import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageAt } from "#content/pages.ts";
import { CompanyPage } from "./company-page.tsx";
import { toCompany } from "./view.tsx";

const company = toCompany(pageAt("/who-we-are", "company"));
const show = (people: typeof company.people) =>
	renderToStaticMarkup(<CompanyPage company={{ ...company, people }} />);

test("names the people of the firm with their roles, and has no such section without them", () => {
	const shown = show([{ name: "Ada Müller", role: "Founder" }]);
	for (const text of [company.peopleHeading, "Ada Müller", "Founder"])
		expect(shown).toContain(text);
	expect(show([])).not.toContain(company.peopleHeading);
});
