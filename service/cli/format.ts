import { enquiryFields, fieldList } from "#shared/enquiry.ts";
import { visitFacts, visitLabels } from "#shared/visit.ts";
import { oneLine, readable } from "../text/clean-text.ts";
import type { EnquiryRecord } from "./records.ts";

const marks = ({ quarantined, conflict, digest }: EnquiryRecord) =>
	[quarantined && "quarantined", conflict && "conflict", digest === "stopped" && "digest stopped"]
		.filter(Boolean)
		.join(", ");

const minute = (time: string) => time.slice(0, 16).replace("T", " ");

/** Formats enquiries as a table for a terminal, one line each. */
export function listTable(records: EnquiryRecord[]): string {
	if (records.length === 0) return "There are no enquiries yet.\n";
	const head = ["ID", "RECEIVED (UTC)", "TYPE", "NAME", "EMAIL", "MAIL", "MARKS"];
	const rows = records.map((record) => [
		record.id,
		minute(record.receivedAt),
		record.enquiryType,
		oneLine(record.user_name).slice(0, 30),
		oneLine(record.user_email).slice(0, 40),
		record.mail,
		marks(record),
	]);
	const table = [head, ...rows];
	const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
	const line = (row: string[]) =>
		row
			.map((cell, column) => cell.padEnd(widths[column] ?? 0))
			.join("  ")
			.trimEnd();
	return `${table.map(line).join("\n")}\n`;
}

/** Formats all of one enquiry for a terminal. */
export function recordText(record: EnquiryRecord): string {
	const sent = record.sentAt ? `, sent ${record.sentAt}` : "";
	const facts: [label: string, value: string][] = [
		["Id", record.id],
		["Received", `${minute(record.receivedAt)} UTC`],
		["Mail", `${record.mail}, ${record.tries} tries${sent}`],
		["Last error", record.lastError ?? ""],
		["Acknowledgement", record.acknowledgement === "none" ? "" : record.acknowledgement],
		["Webhook", record.webhook === "none" ? "" : record.webhook],
		["Webhook error", record.webhookError ?? ""],
		["Digest", record.digest === "none" ? "" : record.digest],
		["Digest error", record.digestError ?? ""],
		["Marks", marks(record)],
		...enquiryFields
			.filter((field) => field !== "message")
			.map((field): [string, string] => [fieldList[field].label, record[field]]),
		...visitFacts.map((fact): [string, string] => [visitLabels[fact], record[fact]]),
	];
	const lines = facts
		.filter(([, value]) => value !== "")
		.map(([label, value]) => `${`${label}:`.padEnd(17)}${oneLine(value)}`);
	return `${lines.join("\n")}\n\n${readable(record.message)}\n`;
}
