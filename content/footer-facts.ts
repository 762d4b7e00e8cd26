import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { realFacts } from "./placeholders.ts";
import type { Site } from "./schema/files.ts";
import { namesIn } from "./text-blocks.ts";

/** The texts with facts about the company, without those whose facts the owner has not given. */
export function withFacts(texts: string[], site: Site): string[] {
	const facts = realFacts(site);
	return texts
		.filter((text) => namesIn(text).every((name) => name in facts))
		.map((text) => fill(text, facts));
}

/** The facts about the company, one a line. */
export const footerFacts = (site: Site): string =>
	withFacts(
		[
			"{legalEntity}",
			ui.footerRegistered,
			ui.footerUen,
			"{registeredAddress}",
			"{phone}",
			"{officeHours}",
		],
		site,
	).join("\n");
