import forMachines from "../../../company/for-machines.json" with { type: "json" };
import site from "../../../company/site.json" with { type: "json" };
import { offeringsOf } from "../../../content/navigation.ts";
import { type Page, pages } from "../../../content/pages.ts";

/** The text of llms.txt: a summary of the site for language models, in the format of llmstxt.org. */
export function llmsText(origin: string): string {
	const line = ({ meta }: Page) =>
		`- [${meta.title}](${origin}${meta.canonical}): ${meta.description}`;
	const [solutions, services] = [offeringsOf("solutions"), offeringsOf("services")];
	const listed = new Set<Page>([...solutions, ...services]);
	const rest = pages.filter((page) => page.meta.robots === "index" && !listed.has(page));
	const sections = { Solutions: solutions, Services: services, Optional: rest };
	return [
		`# ${site.company}`,
		"",
		`> ${forMachines.summary}`,
		...Object.entries(sections).flatMap(([heading, list]) => [
			"",
			`## ${heading}`,
			"",
			...list.map(line),
		]),
		"",
	].join("\n");
}
