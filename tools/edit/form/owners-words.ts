/** The owner's words for the files of the content, and for what is wrong in them. */
import type { ContentError } from "../../../content/check/content-error.ts";
import { parseRecord } from "../../../content/record-file.ts";
import { groupOf } from "../record-groups.ts";
import { labelOf } from "./labels.ts";

const FILES: Record<string, string> = {
	"claims.json": "Claims",
	"enquiry-form.json": "Enquiry form",
	"for-machines.json": "Description for search engines and AI",
	"mails.json": "Mails",
	"partners.json": "Client logos",
	"partners.svg": "Client logos",
	"phone.json": "Phone numbers of visitors",
	"site.json": "The company",
	"technologies.json": "Technologies",
	"technologies.svg": "Technologies",
	"ui.json": "Buttons, labels and other short words",
};

/** Reads a file of the content. Returns undefined if there is none. */
export type ReadContent = (file: string) => string | undefined;

/** What the owner calls a shared file, if it has a name. @param file path relative to company/ */
export const sharedName = (file: string): string | undefined => FILES[file];

/**
 * What the owner calls a file: `Service “API development”`, `Picture “our-office”` or `Mails`.
 * @param file path relative to company/
 */
export function nameOfFile(file: string, read: ReadContent): string {
	const [, picture] = /^public\/art\/(.+?)(?:-(?:wide|closing|night))*-\d+\.\w+$/.exec(file) ?? [];
	if (picture) return `Picture “${picture}”`;
	const record = file.startsWith("pages/") ? parse(file, read(file)) : {};
	if (!record.name) return sharedName(file) ?? file;
	return `${groupOf(record)?.one ?? "Page"} “${record.name}”`;
}

/** A file that was changed by hand may be no record. */
function parse(file: string, text = "{}"): Record<string, unknown> {
	try {
		return Object(parseRecord(file, text));
	} catch {
		return {};
	}
}

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
