import type { PageRecord } from "../../../content/read-page-records.ts";
import type { Menus, Site } from "../../../content/schema.ts";

/** Copy deck, I8. */
const SUMMARY =
	"Software services company founded in 1998. Six solutions (real estate software for the US market, cloud consulting, customer identity, digital transformation, application framework, Power Apps) and six services (application development, API development, maintenance and support, third-party API integrations, dedicated teams, product engineering).";

/** The site in short for language models, in the form of llmstxt.org. */
export function llmsText(
	site: Site,
	menus: Pick<Menus, "solutions" | "services">,
	records: PageRecord[],
	origin: string,
): string {
	const line = ({ meta }: PageRecord) =>
		`- [${meta.title}](${origin}${meta.canonical}): ${meta.description}`;
	const inMenu = (menu: { route: string }[]) =>
		menu.flatMap(({ route }) => records.filter(({ meta }) => meta.route === route));
	const solutions = inMenu(menus.solutions);
	const services = inMenu(menus.services);
	const rest = records.filter(
		(one) => one.meta.robots === "index" && !solutions.includes(one) && !services.includes(one),
	);
	const sections = { Solutions: solutions, Services: services, Optional: rest };
	return [
		`# ${site.company}`,
		"",
		`> ${SUMMARY}`,
		...Object.entries(sections).flatMap(([heading, list]) => [
			"",
			`## ${heading}`,
			"",
			...list.map(line),
		]),
		"",
	].join("\n");
}
