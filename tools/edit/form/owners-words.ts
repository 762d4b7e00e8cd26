import { labelOf } from "./labels.ts";

/** What an owner reads where a place needs a file of a picture that is not there. */
export const NO_PICTURE =
	"there is no such picture in the shape that this place needs; choose another one or upload it";

/** Puts the owner's names in the place of the files in a message. */
const withoutFiles = (message: string, nameOf: (file: string) => string) =>
	message
		.replace(/^there is no company\/public\/art\/.*$/, NO_PICTURE)
		.replace(/company\/logos\/([\w-]+)\.svg/, "drawing of the name “$1”")
		.replace(/page company\/pages\/([\w-]+)\.json/, "page “$1”")
		.replace(/(?:pages\/)?[\w-]+\.json/g, nameOf);

/** A message of the content checks, such as `pages/home.json, heroSlides.2.page: …`. */
const MISTAKE = /^(\S+\.json)(?:, ([^:]+))?: (.*)$/s;

/**
 * Names the field of a mistake as its form does: `Slides at the top, 3, Page: …`. The message also
 * names the file if that is not the one being edited. Files have their owner's names throughout.
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
	const words = withoutFiles(what ?? "", nameOf);
	const parts = field.split(".").filter(Boolean);
	const isNumber = (part: string) => /^\d+$/.test(part);
	const names = parts.map((part, n) => {
		if (isNumber(part)) return String(Number(part) + 1);
		const group = parts.slice(0, n).findLast((before) => !isNumber(before));
		return (group ? undefined : labels[part]) ?? labelOf(part, group);
	});
	const place = [...(where === file ? [] : [nameOf(where)]), ...names];
	return place.length > 0 ? `${place.join(", ")}: ${words}` : words;
}
