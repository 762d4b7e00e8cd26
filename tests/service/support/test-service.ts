import type { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { words } from "#content/words.ts";
import { type EnquiryRecord, readRecords } from "#service/cli/records.ts";
import type { Database } from "#service/database/database.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { Intake } from "#service/enquiries/intake.ts";
import { schema } from "#service/enquiries/schema.ts";
import { databasePath } from "#service/files.ts";
import { createApp } from "#service/http/app.ts";
import type { BuiltSite } from "#service/http/built-site.ts";
import { createLog } from "#service/log/log.ts";
import { kindsToSend } from "#service/outbox/kinds.ts";
import { readSettings } from "#service/settings/settings.ts";
import type { PageRenderer } from "#shared/site-build.ts";
import { askHealth, HEALTH_TOKEN, multipart } from "./enquiry-requests.ts";
import { tempFolder } from "./temp-folder.ts";

export type TestService = {
	/** Sends a request to the app; `peer` is the remote address of the connection. */
	send(request: Request, peer?: string): Promise<Response>;
	/** Sends an enquiry as the email library does, and resolves to the status. */
	enquire(fields: Record<string, string>, headers?: Record<string, string>): Promise<number>;
	/** The details of /healthz. */
	health(): Promise<Record<string, unknown>>;
	/** The stored enquiries, as the command line prints them. */
	stored(): Promise<EnquiryRecord[]>;
	/** The log events so far. */
	events: Record<string, unknown>[];
	/** The clock of the app in epoch milliseconds. Tests may set it. */
	clock: { now: number };
	/** The open SQLite file. */
	file: DatabaseSync;
	database: Database;
	/** The path of the SQLite file. */
	path: string;
};

/** Settings without limits. */
export const NO_LIMITS = { HEALTH_TOKEN, RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" };

/** Creates the app on an open database, without network, mail delivery and site. */
export function serviceOn(
	database: Database,
	env: Record<string, string> = {},
	pages?: PageRenderer,
	site?: BuiltSite,
): Omit<TestService, "file" | "database" | "path"> {
	const events: Record<string, unknown>[] = [];
	const clock = { now: Date.UTC(2026, 0, 1) };
	const now = () => clock.now;
	const settings = readSettings({ ...NO_LIMITS, ...env });
	const log = createLog((line) => events.push(JSON.parse(line)));
	const clocks = { now, steadyNow: now };
	const kinds = kindsToSend(settings);
	const perHour = settings.enquiriesPerHour;
	const app = createApp({
		settings,
		intake: new Intake({ database, log, ...clocks, kinds, workers: [], perHour }),
		database,
		log,
		...clocks,
		words,
		pages,
		site,
	});
	const send = async (request: Request, peer = "203.0.113.7") =>
		app.request(request, {}, { incoming: { socket: { remoteAddress: peer } } });
	return {
		send,
		enquire: async (fields, headers) => (await send(multipart(fields, headers))).status,
		health: async () => (await send(askHealth())).json(),
		stored: () => readRecords(database),
		events,
		clock,
	};
}

/** Creates the app on a new SQLite file, without network, mail delivery and site. */
export function testService(
	env: Record<string, string> = {},
	pages?: PageRenderer,
	site?: BuiltSite,
): TestService {
	const path = databasePath(tempFolder());
	const file = openSqliteFile(path, schema);
	const database = new SqliteDatabase(file);
	onTestFinished(() => database.close());
	return { ...serviceOn(database, env, pages, site), file, database, path };
}
