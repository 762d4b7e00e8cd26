import { readable } from "../clean-text.ts";
import type { EnquiryRecord } from "./records.ts";

/**
 * A spreadsheet runs a cell that begins so, some also after white space or with the full-width
 * forms of the signs; a leading apostrophe makes it text (OWASP, CSV injection).
 */
const FORMULA = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20\u2212]/;

function csvCell(value: unknown): string {
	const text = readable(String(value ?? ""));
	const harmless = FORMULA.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}

/** Every field as CSV (RFC 4180), with a line of column names. */
export function toCsv(records: EnquiryRecord[]): string {
	const columns: (keyof EnquiryRecord)[] = [
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
	const lines = records.map((record) => columns.map((column) => csvCell(record[column])).join(","));
	return [columns.join(","), ...lines, ""].join("\r\n");
}
