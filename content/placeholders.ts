import placeholders from "./placeholders.json" with { type: "json" };
import type { Site } from "./schema/files.ts";

export type PlaceholderFact = keyof typeof placeholders.site;

/** Whether a fact of the site still has the placeholder that it began with. */
export function isPlaceholder(site: Site, fact: PlaceholderFact): boolean {
	return site[fact] === placeholders.site[fact];
}

/** The fact, unless it is a placeholder: search engines are told real facts only. */
export function realFact(site: Site, fact: PlaceholderFact): string | undefined {
	return isPlaceholder(site, fact) ? undefined : site[fact];
}
