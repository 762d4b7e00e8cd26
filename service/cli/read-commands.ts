import { readHealth } from "../health/health.ts";
import { safeJson } from "../text/safe-json.ts";
import type { DatabaseCommand, Options } from "./command.ts";
import { toCsv } from "./csv.ts";
import { listTable, recordText } from "./format.ts";
import { type EnquiryRecord, readRecord, readRecords } from "./records.ts";
import { statusText } from "./status.ts";

const toJson = (value: unknown) => `${safeJson(value, "\t")}\n`;

const asList = (records: EnquiryRecord[], options: Options) =>
	options.has("json") ? toJson(records) : listTable(records);

const asExport = (records: EnquiryRecord[], options: Options) =>
	options.has("csv") ? toCsv(records) : toJson(records);

/** The commands that only read. */
export const readCommands: Record<string, DatabaseCommand> = {
	list: {
		usage: "list [--json]",
		purpose: "lists all enquiries, oldest first",
		arguments: [0, 0],
		options: ["json"],
		withoutDatabase: (options) => asList([], options),
		run: async ({ database }, _, options) => asList(await readRecords(database), options),
	},
	show: {
		usage: "show <id>",
		purpose: "shows one enquiry",
		arguments: [1, 1],
		options: [],
		async run({ database }, [id = ""]) {
			const record = await readRecord(database, id);
			if (!record) throw new Error(`There is no enquiry ${id}. Run list to see the ids.`);
			return recordText(record);
		},
	},
	export: {
		usage: "export [--json|--csv]",
		purpose: "exports all enquiries with every field (default: JSON)",
		arguments: [0, 0],
		options: ["json", "csv"],
		withoutDatabase: (options) => asExport([], options),
		run: async ({ database }, _, options) => asExport(await readRecords(database), options),
	},
	status: {
		usage: "status [--json]",
		purpose: "shows what is waiting and what needs you; exit code 1 when something needs you",
		arguments: [0, 0],
		options: ["json"],
		withoutDatabase: () => "There are no enquiries yet.\n",
		async run({ database, settings, now }, _, options) {
			const health = await readHealth(database, settings, now);
			const text = options.has("json") ? toJson(health) : statusText(health);
			return { text, exitCode: health.ok ? 0 : 1 };
		},
	},
};
