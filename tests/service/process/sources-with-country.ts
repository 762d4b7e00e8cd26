import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";

const SOURCES = [
	"site",
	"company",
	"content",
	"service",
	"shared",
	"package.json",
	"tsconfig.json",
];

const FIELD = `	country: { column: "country", label: "Country", required: false, limit: 100 },\n`;

/** Inserts text before a line of a file. @throws if there is no such line */
function insertBefore(file: string, line: RegExp, text: string): void {
	const content = readFileSync(file, "utf8");
	if (!line.test(content)) throw new Error(`${file} has no line like ${line}.`);
	writeFileSync(
		file,
		content.replace(line, (found) => text + found),
	);
}

/**
 * Copies the sources and adds a seventh field as described in docs/how-to/change-the-form.md: one
 * line in the field list and a label.
 * @param label the label in the form; omitted if undefined
 */
export function sourcesWithCountry(label?: string): string {
	const root = tempFolder();
	for (const name of SOURCES) cpSync(join(ROOT, name), join(root, name), { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
	insertBefore(join(root, "shared/enquiry.ts"), /^\tenquiryType: \{\n/m, FIELD);
	if (label === undefined) return root;
	const file = join(root, "company/enquiry-form.json");
	const copy = JSON.parse(readFileSync(file, "utf8"));
	copy.fields.country = { label };
	writeFileSync(file, JSON.stringify(copy));
	return root;
}
