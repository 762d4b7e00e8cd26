/** The owner's names for the files of the content. */
import { parseRecord } from "../../../content/record-file.ts";
import { groupOf } from "../record-groups.ts";

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
