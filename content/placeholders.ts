import placeholders from "./placeholders.json" with { type: "json" };
import type { Site } from "./schema/files.ts";

export type PlaceholderFact = keyof typeof placeholders.site;

/** Whether a fact still has its placeholder value. */
export function isPlaceholder(site: Site, fact: PlaceholderFact): boolean {
	return site[fact] === placeholders.site[fact];
}

/** The facts of the site and those for text pages, without placeholders. */
export function realFacts({ facts, people, ...site }: Site): Record<string, string> {
	const original: Record<string, string> = { ...placeholders.site, ...placeholders.facts };
	return Object.fromEntries(
		Object.entries({ ...site, ...facts }).filter(([name, text]) => original[name] !== text),
	);
}

/** The fact, or undefined while it is a placeholder: structured data contains real facts only. */
export function realFact(site: Site, fact: PlaceholderFact): string | undefined {
	return isPlaceholder(site, fact) ? undefined : site[fact];
}
