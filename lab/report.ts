import { readFileSync, writeFileSync } from "node:fs";

const PAGE = "docs/quality.md";

/** Formats a Markdown table. */
export function table(head: string[], rows: (string | number)[][]): string {
	const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
	return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/**
 * Replaces the text of a section.
 * @throws if the page has no such section
 */
export function withSection(page: string, section: string, text: string): string {
	const marks = new RegExp(`(<!-- ${section} -->\n)[^]*?(<!-- /${section} -->)`);
	if (!marks.test(page)) throw new Error(`${PAGE} has no section ${section}.`);
	return page.replace(marks, (_, begin, end) => `${begin}${text}\n${end}`);
}

/** Writes text into a section of docs/quality.md. */
export function saveSection(section: string, text: string): void {
	writeFileSync(PAGE, withSection(readFileSync(PAGE, "utf8"), section, text));
}
