import { readHealth } from "../health.ts";
import { safeJson } from "../safe-json.ts";
import type { Command } from "./command.ts";
import { toCsv } from "./csv.ts";
import { listTable, recordText } from "./format.ts";
import { type EnquiryRecord, readRecord, readRecords } from "./records.ts";
import { statusText } from "./status.ts";

const toJson = (value: unknown) => `${safeJson(value, "\t")}\n`;

const asList = (records: EnquiryRecord[], options: Set<string>) =>
	options.has("json") ? toJson(records) : listTable(records);

const asExport = (records: EnquiryRecord[], options: Set<string>) =>
	options.has("csv") ? toCsv(records) : toJson(records);

/** The commands that only look. */
export const readCommands: Record<string, Command> = {
	list: {
		form: "list [--json]",
		purpose: "all enquiries, oldest first",
		words: [0, 0],
		options: ["json"],
		withoutStore: (options) => asList([], options),
		run: async ({ store }, _, options) => asList(await readRecords(store.query), options),
	},
	show: {
		form: "show <id>",
		purpose: "one enquiry",
		words: [1, 1],
		options: [],
		async run({ store }, [id = ""]) {
			const record = await readRecord(store.query, id);
			if (!record) throw new Error(`There is no enquiry ${id}. See list for the ids.`);
			return recordText(record);
		},
	},
	export: {
		form: "export [--json|--csv]",
		purpose: "all enquiries with every field (JSON unless --csv)",
		words: [0, 0],
		options: ["json", "csv"],
		withoutStore: (options) => asExport([], options),
		run: async ({ store }, _, options) => asExport(await readRecords(store.query), options),
	},
	status: {
		form: "status [--json]",
		purpose: "what waits and what needs you; exit code 1 when something does",
		words: [0, 0],
		options: ["json"],
		withoutStore: () => "There are no enquiries yet.\n",
		async run({ store, now }, _, options) {
			const health = await readHealth(store.query, () => now);
			const text = options.has("json") ? toJson(health) : statusText(health);
			return { text, exitCode: health.ok ? 0 : 1 };
		},
	},
};
