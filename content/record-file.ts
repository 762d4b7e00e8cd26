/** How a record is written in its file: as JSON, or as Markdown below its other fields in YAML. */
import { parse, stringify } from "yaml";

type Fields = Record<string, unknown>;

const FIELDS = /^---\n(.*?)^---\n\s*/ms;

/** @throws if the file has another form. The message says in which line. */
export function parseRecord(file: string, content: string): unknown {
	if (!file.endsWith(".md")) return JSON.parse(content);
	const lines = content.replaceAll("\r\n", "\n");
	const [head, fields] = FIELDS.exec(lines) ?? [];
	if (head === undefined) throw new Error("must begin with its fields between two lines of ---");
	// The empty line stands for the first ---, so that YAML counts as the file does.
	return { ...parse(`\n${fields}`), text: lines.slice(head.length).trimEnd() };
}

/** A record as its file has it; JSON is not yet laid out. */
export function formatRecord(file: string, record: unknown): string {
	if (!file.endsWith(".md")) return JSON.stringify(record, null, "\t");
	const { text, ...fields } = record as Fields;
	return `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${text}\n`;
}

/**
 * The line of a field in a Markdown file, from 1.
 * @param path such as `meta.description`, or `text.2` for the third line of the text
 */
export function lineOf(content: string, path = ""): number {
	const head = FIELDS.exec(content.replaceAll("\r\n", "\n"))?.[0] ?? "";
	const [field = "", ...rest] = path.split(".");
	if (field === "text") return head.split("\n").length + Number(rest[0] ?? 0);
	const names = path.split(".").filter((name) => Number.isNaN(Number(name)));
	const key = new RegExp(`^\\s*${names.at(-1)}:`);
	return Math.max(1, 1 + head.split("\n").findIndex((line) => key.test(line)));
}
