import { type Page, pages } from "#content/pages.ts";
import placeholders from "#content/placeholders.json" with { type: "json" };
import { isPlaceholder, type PlaceholderFact } from "#content/placeholders.ts";
import type { Site } from "#content/schema/files.ts";
import { missingFacts } from "#content/text-blocks.ts";
import type { PrivacySettings } from "#shared/privacy-settings.ts";
import type { Finding } from "./finding.ts";

const NAMES: Record<PlaceholderFact, string> = {
	company: "The company name",
	legalEntity: "The legal entity",
	registeredAddress: "The registered address",
	uen: "The registration number (UEN)",
	email: "The contact address",
};

/** The facts for text pages that a page lacks. Those of NAMES are listed once for all pages. */
const missingOn = (page: Page, site: Site, settings: PrivacySettings) =>
	page.kind === "text"
		? missingFacts(page.blocks, site, settings).filter((name) => !(name in NAMES))
		: [];

/** What a fact completes, which says better than its name what to give. */
const sentenceWith = (page: Page, name: string) =>
	page.kind === "text"
		? page.blocks
				.flatMap(({ sentences }) => sentences)
				.find(({ text }) => text.includes(`{${name}}`))?.text
		: undefined;

/** Finds facts that are still placeholders, and invented client logos. */
export function placeholderFindings(
	site: Site,
	logos: string[],
	settings: PrivacySettings,
): Finding[] {
	const open = (Object.keys(NAMES) as PlaceholderFact[]).filter((fact) =>
		isPlaceholder(site, fact),
	);
	const invented = logos.filter((name) => placeholders.partners.includes(name));
	return [
		...open.map((fact) => ({
			group: "Facts" as const,
			problem: `${NAMES[fact]} is a placeholder: ${site[fact]}`,
			fix: `company/site.json, ${fact}`,
		})),
		...pages.flatMap((page) =>
			missingOn(page, site, settings).map((name) => ({
				group: "Facts" as const,
				problem: `“${page.name}” leaves out the sentence with {${name}}: ${sentenceWith(page, name)}`,
				fix: `company/site.json, facts.${name}`,
			})),
		),
		...(invented.length === 0
			? []
			: [
					{
						group: "Client logos" as const,
						problem: `${invented.length} of ${logos.length} client logos are invented: ${invented.join(", ")}`,
						fix: "company/partners.json and company/logos (docs/how-to/add-a-client-logo.md)",
					},
				]),
	];
}
