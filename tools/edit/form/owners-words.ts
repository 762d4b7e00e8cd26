import type { ContentError } from "../../../content/check/content-error.ts";
import { labelOf } from "./labels.ts";

/** What an owner reads where a place needs a file of a picture that is not there. */
const NO_PICTURE =
	"there is no such picture in the shape that this place needs; choose another one or upload it";

type NameOf = (file: string) => string;
type Labels = Record<string, string>;

/**
 * Names a field as its form does: `Slides at the top, 3, Page`. Names the file before it if that is not
 * the one being edited.
 * @param nameOf returns what the owner calls a file
 * @param labels labels that differ from those of other records
 */
export function placeOf(error: ContentError, file: string, nameOf: NameOf, labels: Labels = {}) {
	const parts = error.path?.split(".") ?? [];
	const isNumber = (part: string) => /^\d+$/.test(part);
	const names = parts.map((part, n) => {
		if (isNumber(part)) return String(Number(part) + 1);
		const group = parts.slice(0, n).findLast((before) => !isNumber(before));
		return (group ? undefined : labels[part]) ?? labelOf(part, group);
	});
	return [...(error.file === file ? [] : [nameOf(error.file)]), ...names].join(", ");
}

/** An error with the owner's names of fields and files: `Summary: must not be empty`. */
export function inOwnersWords(error: ContentError, file: string, nameOf: NameOf, labels?: Labels) {
	const { code, message, about } = error;
	const named = about ? message.replace(about, nameOf(about)) : message;
	const words = code === "no-picture" ? NO_PICTURE : named;
	const place = placeOf(error, file, nameOf, labels);
	return place ? `${place}: ${words}` : words;
}
