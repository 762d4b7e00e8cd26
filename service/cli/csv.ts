import { enquiryFields } from "#shared/enquiry.ts";
import { readable } from "../text/clean-text.ts";
import type { EnquiryRecord } from "./records.ts";

/**
 * A spreadsheet runs a cell that begins with one of these characters, sometimes after white space
 * or in their full-width forms. A leading apostrophe makes the cell a text (OWASP, CSV injection).
 */
const FORMULA = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20\u2212]/;

/** The columns of the first version; programs may read them by position. */
const FIRST_COLUMNS: readonly (keyof EnquiryRecord)[] = [
	"id",
	"receivedAt",
	"user_name",
	"company",
	"phone",
	"user_email",
	"enquiryType",
	"message",
	"quarantined",
	"quarantineReason",
	"conflict",
	"mail",
	"tries",
	"sentAt",
	"lastError",
	"acknowledgement",
	"webhook",
	"webhookError",
];

/** The columns of fields that were added since then come last. */
const columns = [...new Set([...FIRST_COLUMNS, ...enquiryFields])];

function csvCell(value: unknown): string {
	const text = readable(String(value ?? ""));
	const harmless = FORMULA.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}

/** Every field as CSV (RFC 4180), with a header line. */
export function toCsv(records: EnquiryRecord[]): string {
	const lines = records.map((record) => columns.map((column) => csvCell(record[column])).join(","));
	return [columns.join(","), ...lines, ""].join("\r\n");
}
