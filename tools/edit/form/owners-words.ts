import { labelOf } from "./field.ts";

/** A message of the content checks, such as `pages/home.json, heroSlides.2.page: …`. */
const MISTAKE = /^(\S+\.json)(?:, ([^:]+))?: (.*)$/s;

/**
 * Names the field of a mistake as its form does: `Slides at the top, 3, Page: …`. The message also
 * names the file if that is not the one being edited.
 * @param labels labels that differ from those of other records
 */
export function inOwnersWords(
	mistake: string,
	file: string,
	labels: Record<string, string> = {},
): string {
	const [, where, field = "", what] = MISTAKE.exec(mistake) ?? [];
	if (!where) return mistake;
	const names = field
		.split(".")
		.filter(Boolean)
		.map((name) =>
			/^\d+$/.test(name) ? String(Number(name) + 1) : (labels[name] ?? labelOf(name)),
		);
	const place = [...(where === file ? [] : [where]), ...names];
	return place.length > 0 ? `${place.join(", ")}: ${what}` : `${what}`;
}
