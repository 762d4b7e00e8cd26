import { labelOf } from "./labels.ts";

/** A message of the content checks, such as `pages/home.json, heroSlides.2.page: …`. */
const MISTAKE = /^(\S+\.json)(?:, ([^:]+))?: (.*)$/s;

/**
 * Names the field of a mistake as its form does: `Slides at the top, 3, Page: …`. The message also
 * names the file if that is not the one being edited.
 * @param labels labels that differ from those of other records
 * @param nameOf returns what the owner calls a file
 */
export function inOwnersWords(
	mistake: string,
	file: string,
	nameOf: (file: string) => string,
	labels: Record<string, string> = {},
): string {
	const [, where, field = "", what] = MISTAKE.exec(mistake) ?? [];
	if (!where) return mistake;
	const parts = field.split(".").filter(Boolean);
	const isNumber = (part: string) => /^\d+$/.test(part);
	const names = parts.map((part, n) => {
		if (isNumber(part)) return String(Number(part) + 1);
		const group = parts.slice(0, n).findLast((before) => !isNumber(before));
		return (group ? undefined : labels[part]) ?? labelOf(part, group);
	});
	const place = [...(where === file ? [] : [nameOf(where)]), ...names];
	return place.length > 0 ? `${place.join(", ")}: ${what}` : `${what}`;
}
