import type { Section } from "#content/resolve.ts";

/** "plain" has no panel; the others are panels in ink, ultramarine or the picture's background. */
export type SectionTone = "plain" | "ink" | "ultra" | "ground";

/** Derives the tone from the record alone, so that the page can space adjacent sections by it. */
export function toneOf(section: Section): SectionTone {
	if (section.kind === "banner") return "ultra";
	if ("layout" in section && (section.layout === "columns" || section.layout === "join"))
		return "ground";
	return ("tone" in section && section.tone) || "plain";
}
