import type { Section } from "#content/resolve.ts";

/**
 * "plain" and "strip" have no panel, and a strip is low; the others are panels in ink or the picture's
 * background.
 */
export type SectionTone = "plain" | "strip" | "ink" | "ground";

/** Derives the tone from the record alone, so that the page can space adjacent sections by it. */
export function toneOf(section: Section): SectionTone {
	if (section.kind === "techstack") return "strip";
	if ("layout" in section && section.layout === "benefits") return "ink";
	if ("layout" in section && (section.layout === "columns" || section.layout === "join"))
		return "ground";
	return ("tone" in section && section.tone) || "plain";
}
