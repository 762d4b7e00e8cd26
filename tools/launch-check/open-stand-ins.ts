import type { Site } from "#content/schema.ts";
import standIns from "#content/stand-ins.json" with { type: "json" };
import { isStandIn, type StandInFact } from "#content/stand-ins.ts";
import type { Finding } from "./finding.ts";

const NAMES: Record<StandInFact, string> = {
	company: "The name of the company",
	legalEntity: "The legal entity",
	registeredAddress: "The registered address",
	uen: "The registration number (UEN)",
	email: "The contact address",
};

/** Facts that still have the value they began with, and the invented logos. */
export function openStandIns(site: Site, logos: string[]): Finding[] {
	const group = "Stand-ins";
	const facts = (Object.keys(NAMES) as StandInFact[]).filter((fact) => isStandIn(site, fact));
	const begun: Record<string, string> = standIns.standIns;
	const words = Object.entries(site.standIns).filter(([name, text]) => begun[name] === text);
	const invented = logos.filter((name) => standIns.partners.includes(name));
	return [
		...facts.map((fact) => ({
			group,
			what: `${NAMES[fact]} is a stand-in: ${site[fact]}`,
			mend: `content/site.json, ${fact}`,
		})),
		...words.map(([name, text]) => ({
			group,
			what: `“${text}” is shown to visitors`,
			mend: `content/site.json, standIns.${name}`,
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
