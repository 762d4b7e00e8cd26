import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageAt } from "#content/pages.ts";
import { CompanyView } from "./view.tsx";

const page = pageAt("/who-we-are", "company");

test("names the people of the firm with their roles, and has no such section without them", () => {
	const people = [{ name: "Ada Müller", role: "Founder" }];
	const shown = renderToStaticMarkup(<CompanyView page={page} people={people} />);
	for (const text of [page.peopleHeading, "Ada Müller", "Founder"]) expect(shown).toContain(text);
	const without = renderToStaticMarkup(<CompanyView page={page} people={[]} />);
	expect(without).not.toContain(page.peopleHeading);
});
