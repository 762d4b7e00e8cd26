import { enquiryFields } from "#shared/enquiry.ts";
import { visitFacts } from "#shared/visit.ts";
import { readable } from "../text/clean-text.ts";
import type { EnquiryRecord } from "./records.ts";

/**
 * Spreadsheets evaluate a cell that starts with one of these characters as a formula, some of them
 * also after white space or for the full-width forms. A leading apostrophe makes the cell plain
 * text (OWASP, CSV injection).
 */
const FORMULA = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20\u2212]/;

/** The columns of the first release, in fixed order, because programs may read them by position. */
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

/** The columns of a later release, for the same reason. */
const LATER_COLUMNS = [...visitFacts, "digest", "digestError"] as const;

/** Fields added since have the last columns. */
const columns = [...new Set([...FIRST_COLUMNS, ...LATER_COLUMNS, ...enquiryFields])];

function csvCell(value: unknown): string {
	const text = readable(String(value ?? ""));
	const harmless = FORMULA.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}

/** Formats every field of the records as CSV (RFC 4180), with a header line. */
export function toCsv(records: EnquiryRecord[]): string {
	const lines = records.map((record) => columns.map((column) => csvCell(record[column])).join(","));
	return [columns.join(","), ...lines, ""].join("\r\n");
}
