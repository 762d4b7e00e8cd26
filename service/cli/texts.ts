/** The output of the commands for a terminal and a spreadsheet. */
import { enquiryFields, fieldList } from "#shared/enquiry.ts";
import { visitFacts, visitLabels } from "#shared/visit.ts";
import { duration, oneLine, readable } from "../text.ts";
import { type Health, problemsOf } from "../watch/health.ts";
import { type EnquiryRecord, shortId } from "./records.ts";

const marks = ({ quarantined, conflict }: EnquiryRecord) =>
	[quarantined && "quarantined", conflict && "conflict"].filter(Boolean).join(", ");

/** Swedish writes a time as 2027-03-31 08:00. */
const minute = (time: string, timeZone: string) =>
	new Date(time).toLocaleString("sv", { timeZone }).slice(0, 16);

/** Formats enquiries as a table, one line each. */
export function listTable(records: EnquiryRecord[], timeZone: string): string {
	if (records.length === 0) return "There are no enquiries to list.\n";
	const head = ["ID", `RECEIVED (${timeZone})`, "TYPE", "NAME", "EMAIL", "MAIL", "ANSWER", "MARKS"];
	const rows = records.map((record) => [
		shortId(record.id),
		minute(record.receivedAt, timeZone),
		record.enquiryType,
		oneLine(record.user_name).slice(0, 30),
		oneLine(record.user_email).slice(0, 40),
		record.mail,
		record.answer,
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

/** Formats all of one enquiry. */
export function recordText(record: EnquiryRecord, timeZone: string): string {
	const at = (time: string) => `${minute(time, timeZone)} ${timeZone}`;
	const sent = record.sentAt ? `, sent ${at(record.sentAt)}` : "";
	const unlessNone = (state: string) => (state === "none" ? "" : state);
	const facts: [label: string, value: string][] = [
		["Id", record.id],
		["Received", at(record.receivedAt)],
		["Mail", `${record.mail}, ${record.tries} tries${sent}`],
		["Last error", record.lastError ?? ""],
		[
			"Answer",
			record.answeredAt
				? `${[record.answer, record.answeredBy].filter(Boolean).join(", ")}, ${at(record.answeredAt)}`
				: record.answer,
		],
		["Acknowledgement", unlessNone(record.acknowledgement)],
		["Webhook", unlessNone(record.webhook)],
		["Webhook error", record.webhookError ?? ""],
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

const withAge = (count: number, oldestSeconds: number) =>
	count === 0 ? "0" : `${count}, the oldest for ${duration(oldestSeconds)}`;

/**
 * Formats the counts, with advice when something needs the owner.
 * @param medianMs the median working time to an answer in the last 90 days, if there was one
 */
export function statusText(health: Health, medianMs: number | undefined): string {
	const advice = problemsOf(health).map((problem) => problem.advice);
	const lines = [
		`Status:        ${health.status}`,
		`Waiting:       ${withAge(health.pending, health.oldestPendingSeconds)}`,
		`Filed:         ${health.filed}`,
		`Stopped:       ${health.stopped}`,
		`Login refused: ${health.loginRefused}`,
		`Unanswered:    ${withAge(health.unanswered, health.oldestUnansweredSeconds)}`,
		...(medianMs === undefined
			? []
			: [`Answered in:   ${duration(medianMs / 1000)} of working time (median of 90 days)`]),
		`Quarantined:   ${withAge(health.quarantined, health.oldestQuarantinedSeconds)}`,
		...(advice.length > 0 ? ["", ...advice] : []),
	];
	return `${lines.join("\n")}\n`;
}

/**
 * Spreadsheets evaluate a cell that starts with one of these characters as a formula, some of them
 * also after white space or for the full-width forms. A leading apostrophe makes the cell plain
 * text (OWASP, CSV injection).
 */
const FORMULA = /^[\s\u200B-\u200F\u2060\uFEFF]*[=+\-@|%\t\r\uFF1D\uFF0B\uFF0D\uFF20\u2212]/;

/** In fixed order, because programs may read them by position. Fields added since come last. */
const columns = [
	...new Set<keyof EnquiryRecord>([
		...(["id", "receivedAt", "user_name", "company", "phone", "user_email"] as const),
		...(["enquiryType", "message", "quarantined", "quarantineReason", "conflict"] as const),
		...(["mail", "tries", "sentAt", "lastError", "acknowledgement"] as const),
		...(["webhook", "webhookError"] as const),
		...visitFacts,
		...(["answer", "answeredBy", "answeredAt"] as const),
		...enquiryFields,
	]),
];

function csvCell(value: unknown): string {
	const text = readable(String(value ?? ""));
	const harmless = FORMULA.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
}

/**
 * Formats every field of the records as CSV (RFC 4180), with a header line. It begins with a byte order
 * mark, without which Excel takes an ü for two other letters.
 */
export function toCsv(records: EnquiryRecord[], separator: string): string {
	const lines = records.map((record) =>
		columns.map((column) => csvCell(record[column])).join(separator),
	);
	return `\uFEFF${[columns.join(separator), ...lines, ""].join("\r\n")}`;
}
