import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { isPlaceholder, realFacts } from "./placeholders.ts";
import type { Site } from "./schema/files.ts";
import { namesIn } from "./text-blocks.ts";

const filled = (texts: string[], facts: Record<string, string>): string[] =>
	texts
		.filter((text) => namesIn(text).every((name) => name in facts))
		.map((text) => fill(text, facts));

/** The texts with facts about the company, without those whose facts the owner has not given. */
export const withFacts = (texts: string[], site: Site): string[] => filled(texts, realFacts(site));

/** Who runs the site: a footer shows these also while they are samples, and says that they are. */
const REGISTERED = ["legalEntity", "uen", "registeredAddress"] as const;

/** The facts about the company, one a line. */
export function footerFacts(site: Site): string {
	const samples = REGISTERED.filter((fact) => isPlaceholder(site, fact)).map((fact) => [
		fact,
		fill(ui.footerSample, { fact: site[fact] }),
	]);
	return filled(
		[
			"{legalEntity}",
			ui.footerRegistered,
			ui.footerUen,
			"{registeredAddress}",
			"{phone}",
			"{officeHours}",
		],
		{ ...realFacts(site), ...Object.fromEntries(samples) },
	).join("\n");
}
