import placeholders from "#content/placeholders.json" with { type: "json" };
import { isPlaceholder, type PlaceholderFact } from "#content/placeholders.ts";
import type { Site } from "#content/schema/files.ts";
import type { Finding } from "./finding.ts";

const NAMES: Record<PlaceholderFact, string> = {
	company: "The name of the company",
	legalEntity: "The legal entity",
	registeredAddress: "The registered address",
	uen: "The registration number (UEN)",
	email: "The contact address",
};

/** Facts that still have the placeholder they began with, and the invented logos. */
export function openPlaceholders(site: Site, logos: string[]): Finding[] {
	const group = "Placeholders";
	const open = (Object.keys(NAMES) as PlaceholderFact[]).filter((fact) =>
		isPlaceholder(site, fact),
	);
	const begun: Record<string, string> = placeholders.facts;
	const facts = Object.entries(site.facts).filter(([name, text]) => begun[name] === text);
	const invented = logos.filter((name) => placeholders.partners.includes(name));
	return [
		...open.map((fact) => ({
			group,
			what: `${NAMES[fact]} is a placeholder: ${site[fact]}`,
			mend: `content/site.json, ${fact}`,
		})),
		...facts.map(([name, text]) => ({
			group,
			what: `Visitors read “${text}”`,
			mend: `content/site.json, facts.${name}`,
		})),
		...(invented.length === 0
			? []
			: [
					{
						group,
						what: `${invented.length} of ${logos.length} client logos are invented: ${invented.join(", ")}`,
						mend: "content/partners.json and app/assets/partners (docs/how-to/add-a-client-logo.md)",
					},
				]),
	];
}
