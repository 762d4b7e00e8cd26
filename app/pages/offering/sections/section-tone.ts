import type { Section } from "#content/resolve.ts";

/** On the page, or a panel: in ink, in ultramarine or in the ground of a subject. */
export type SectionTone = "plain" | "ink" | "ultra" | "ground";

/** What a section stands on follows from its record alone, so the page around it knows it too. */
export function toneOf(section: Section): SectionTone {
	if (section.kind === "banner") return "ultra";
	if ("layout" in section && (section.layout === "columns" || section.layout === "join"))
		return "ground";
	return ("tone" in section && section.tone) || "plain";
}
