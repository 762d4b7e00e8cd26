import { readAnswerTimes, recordAnswer } from "../answers/answers.ts";
import { type Restored, restore } from "../backup/restore.ts";
import type { Database } from "../database/database.ts";
import { databaseLocation } from "../database/open-database.ts";
import { daysBefore, eraseEnquiries, findErasable } from "../enquiries/delete.ts";
import { findEnquiry } from "../enquiries/stored-enquiry.ts";
import { mailFolder } from "../files.ts";
import { kindsToSend } from "../outbox/kinds.ts";
import { releaseEnquiry, retryNow } from "../outbox/queue.ts";
import type { Settings } from "../settings/settings.ts";
import { count, safeJson } from "../text.ts";
import { readHealth } from "../watch/health.ts";
import { type WorkingTime, workingTimeBetween } from "../watch/working-time.ts";
import { choose, type EnquiryRecord, readRecords, UsageError, wholeId } from "./records.ts";
import { listTable, recordText, statusText, toCsv } from "./texts.ts";

/** What every command gets. */
export type CommandContext = {
	database: Database;
	settings: Settings;
	/** Epoch milliseconds. */
	now: number;
	/** Asks at the terminal, or resolves to true with `--yes`. */
	confirm(question: string): Promise<boolean>;
};

/** The output of a command, with an exit code if it is not 0. */
export type Outcome = string | { text: string; exitCode: number };

/** The options on the command line, by name. */
type Options = Readonly<Record<string, string | boolean | undefined>>;

export type Command = {
	/** The syntax and a short description, for the help text. */
	usage: string;
	purpose: string;
	/** The minimum and maximum number of arguments. */
	arguments?: [min: number, max: number];
	options?: Record<string, { type: "boolean" | "string" }>;
} & (
	| {
			/** Whether it changes the database. */
			writes?: boolean;
			/** The output when there is no database yet; a command without this function fails then. */
			withoutDatabase?: (settings: Settings, options: Options) => Outcome;
			run(context: CommandContext, args: readonly string[], options: Options): Promise<Outcome>;
	  }
	/** Opens the files itself. */
	| { runOnFiles(settings: Settings, args: readonly string[]): Promise<Outcome> }
);

const SOON = "The service sends it within a minute.";
const NOTHING_DONE = "Nothing was changed.\n";
const enquiries = (number: number) => count(number, "enquiry", "enquiries");
const toJson = (value: unknown) => `${safeJson(value, "\t")}\n`;

const FLAG = { type: "boolean" } as const;
const TEXT = { type: "string" } as const;

const MEDIAN_DAYS = 90;

/** The median working time to an answer, in milliseconds, of the last 90 days, if there was an answer. */
async function medianAnswerTime(database: Database, work: WorkingTime, now: number) {
	const answered = await readAnswerTimes(database, daysBefore(now, MEDIAN_DAYS));
	const times = answered
		.map(({ receivedAt, answeredAt }) => workingTimeBetween(receivedAt, answeredAt, work))
		.sort((a, b) => a - b);
	return times[Math.floor((times.length - 1) / 2)];
}

/** @throws UsageError when an option has a value that no enquiry can have */
function asList(records: EnquiryRecord[], { timeZone }: Settings, options: Options): string {
	const chosen = choose(records, options, timeZone).toReversed();
	return options.json ? toJson(chosen) : listTable(chosen, timeZone);
}

/** @throws UsageError */
function asExport(records: EnquiryRecord[], { csv, separator = "," }: Options): Outcome {
	if (!csv) return toJson(records);
	if (/^[,;\t|]$/.test(String(separator))) return toCsv(records, String(separator));
	throw new UsageError("--separator takes one of , ; | and a tab, in quotes.\n");
}

function restoreText({ added, held, logMovedTo }: Restored): string {
	const lines = [
		added === 0
			? "Added nothing: the database has every enquiry of the backup."
			: `Added ${enquiries(added)} that the database did not have.`,
	];
	if (held > 0) {
		lines.push(
			`${held} of them ${held === 1 ? "is" : "are"} in quarantine: the mail was not sent when the backup was made, but may have been since. Look in your mailbox; release <id> sends one.`,
		);
	}
	if (logMovedTo) {
		lines.push(
			`The log of the missing database is now ${logMovedTo}-wal. Keep it: if the missing file turns up, put both together again.`,
		);
	}
	return `${lines.join("\n")}\n`;
}

export const commands: Record<string, Command> = {
	list: {
		usage: "list [--search <text>] [--from <day>] [--to <day>] [--type <type>] [--open] [--json]",
		purpose:
			"lists enquiries, newest first, with --open those that nobody has answered; a day is written as 2027-03-31",
		options: { search: TEXT, from: TEXT, to: TEXT, type: TEXT, open: FLAG, json: FLAG },
		withoutDatabase: (settings, options) => asList([], settings, options),
		run: async ({ database, settings }, _, options) =>
			asList(await readRecords(database), settings, options),
	},
	answer: {
		usage: "answer <id> --by <name>",
		purpose: "records that somebody has answered an enquiry",
		arguments: [1, 1],
		options: { by: TEXT },
		writes: true,
		async run({ database, now }, [start = ""], options) {
			const by = String(options.by ?? "").trim();
			const id = await wholeId(database, start);
			if (!by) throw new UsageError("answer: Say who has answered it, with --by <name>.\n");
			if (await recordAnswer(database, id, "answered", by, now)) return `Answered by ${by}.\n`;
			const stored = await findEnquiry(database, id);
			if (!stored) throw new Error(`There is no enquiry ${id}. Run list to see the ids.`);
			const { state, by: who } = stored.answer ?? { state: "in quarantine", by: "" };
			return `Nothing was changed: it is ${[state, who].filter(Boolean).join(" by ")}.\n`;
		},
	},
	show: {
		usage: "show <id>",
		purpose: "shows one enquiry",
		arguments: [1, 1],
		async run({ database, settings }, [id = ""]) {
			const whole = await wholeId(database, id);
			const record = (await readRecords(database)).find((one) => one.id === whole);
			if (!record) throw new Error(`There is no enquiry ${id}. Run list to see the ids.`);
			return recordText(record, settings.timeZone);
		},
	},
	export: {
		usage: "export [--json|--csv] [--separator <character>]",
		purpose: 'exports all enquiries with every field (default: JSON); Excel in Europe wants ";"',
		options: { json: FLAG, csv: FLAG, separator: TEXT },
		withoutDatabase: (_, options) => asExport([], options),
		run: async ({ database }, _, options) => asExport(await readRecords(database), options),
	},
	status: {
		usage: "status [--json]",
		purpose: "shows what is waiting and what needs you; exit code 1 when something needs you",
		options: { json: FLAG },
		// A service that has started once has made it.
		withoutDatabase: (settings) => {
			throw new Error(
				`There is no ${databaseLocation(settings)}: start the service, which makes it; if it was there before, run restore with a backup.`,
			);
		},
		async run({ database, settings, now }, _, options) {
			const health = await readHealth(database, settings, now);
			const median = await medianAnswerTime(database, settings.work, now);
			const text = options.json
				? toJson({ ...health, medianAnswerMs: median })
				: statusText(health, median);
			return { text, exitCode: health.ok ? 0 : 1 };
		},
	},
	retry: {
		usage: "retry [<id>]",
		purpose: "retries everything that is stopped or waiting, or only one enquiry's deliveries",
		arguments: [0, 1],
		writes: true,
		async run({ database, now }, [given]) {
			const id = given && (await wholeId(database, given));
			const { waiting, stopped } = await retryNow(database, now, id);
			return `${stopped} stopped and ${waiting} waiting are due now. ${SOON}\n`;
		},
	},
	release: {
		usage: "release <id>",
		purpose: "takes an enquiry out of quarantine and queues its mail",
		arguments: [1, 1],
		writes: true,
		async run({ database, settings, now }, [id = ""]) {
			const whole = await wholeId(database, id);
			const released = await releaseEnquiry(database, whole, kindsToSend(settings), now);
			if (!released) throw new Error(`There is no enquiry ${id} in quarantine.`);
			return `Released. ${SOON}\n`;
		},
	},
	erase: {
		usage: "erase <email address|id> [--yes]",
		purpose: "deletes every enquiry from an address, delivered or not",
		arguments: [1, 1],
		options: { yes: FLAG },
		writes: true,
		async run({ database, settings, confirm }, [who = ""]) {
			const found = await findErasable(database, await wholeId(database, who));
			if (found.length === 0) return `There is no enquiry from ${who}.\n`;
			const undelivered = found.filter(({ delivered }) => !delivered).length;
			const what = `${enquiries(found.length)}, ${undelivered} of them not delivered`;
			if (!(await confirm(`Permanently erase ${what}?`))) return NOTHING_DONE;
			const ids = found.map(({ id }) => id);
			await eraseEnquiries(database, ids, mailFolder(settings.dataDir));
			return `Erased ${what}. Sent mails and backups still contain copies, and so do files such as enquiries-saved-….db, restore-… and a damaged database that was moved.\n`;
		},
	},
	restore: {
		usage: "restore <backup file>",
		purpose: "adds the enquiries of a backup that the database does not have",
		arguments: [1, 1],
		async runOnFiles(settings, [backup = ""]) {
			if (!settings.databaseUrl)
				return restoreText(await restore(backup, databaseLocation(settings)));
			throw new Error(
				"DATABASE_URL is set. Stop the service, and run pg_restore --clean --if-exists --single-transaction --dbname=<DATABASE_URL> <dump>.",
			);
		},
	},
};
