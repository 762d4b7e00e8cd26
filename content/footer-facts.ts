import ui from "#company/ui.json" with { type: "json" };
import { fill } from "#shared/fill.ts";
import { realFacts } from "./placeholders.ts";
import type { Site } from "./schema/files.ts";
import { namesIn } from "./text-blocks.ts";

/** The facts about the company, one a line, without those that the owner has not given yet. */
export function footerFacts(site: Site): string {
	const facts = realFacts(site);
	return ["{legalEntity}", ui.footerRegistered, ui.footerUen, "{registeredAddress}"]
		.filter((text) => namesIn(text).every((name) => name in facts))
		.map((text) => fill(text, facts))
		.join("\n");
}
