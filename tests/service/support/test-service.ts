import { onTestFinished } from "vitest";
import { words } from "#content/words.ts";
import { readRecords } from "#service/cli/records.ts";
import type { Database } from "#service/database/database.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { Intake } from "#service/enquiries/intake.ts";
import { schema } from "#service/enquiries/schema.ts";
import { databasePath } from "#service/files.ts";
import { type AppDeps, createApp } from "#service/http/app.ts";
import { createLog } from "#service/log/log.ts";
import { kindsToSend } from "#service/outbox/kinds.ts";
import { readSettings } from "#service/settings/settings.ts";
import { askHealth, HEALTH_TOKEN, multipart } from "./enquiry-requests.ts";
import { tempFolder } from "./temp-folder.ts";

/** Settings without limits. */
export const NO_LIMITS = { HEALTH_TOKEN, RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" };

type Values = Record<string, string>;

/** Collects the events of a log. */
export function testLog() {
	const events: Record<string, unknown>[] = [];
	return { events, log: createLog((line) => events.push(JSON.parse(line))) };
}

/** Creates the app on an open database, without network, mail delivery and site. */
export function serviceOn(
	database: Database,
	env: Values = {},
	pages?: AppDeps["pages"],
	site?: AppDeps["site"],
) {
	/** The clock of the app in epoch milliseconds. Tests may set it. */
	const clock = { now: Date.UTC(2026, 0, 1) };
	const now = () => clock.now;
	const settings = readSettings({ ...NO_LIMITS, ...env });
	const { log, events } = testLog();
	const clocks = { now, steadyNow: now };
	const kinds = kindsToSend(settings);
	const perHour = settings.enquiriesPerHour;
	const intake = new Intake({ database, log, ...clocks, kinds, workers: [], perHour });
	const app = createApp({ settings, intake, database, log, ...clocks, words, pages, site });
	/** Sends a request to the app; `peer` is the remote address of the connection. */
	const send = async (request: Request, peer = "203.0.113.7") =>
		app.request(request, {}, { incoming: { socket: { remoteAddress: peer } } });
	return {
		send,
		/** Sends an enquiry as the email library does, and resolves to the status. */
		enquire: async (fields: Values, headers?: Values) =>
			(await send(multipart(fields, headers))).status,
		/** The details of /healthz. */
		health: async () => (await send(askHealth())).json(),
		/** The stored enquiries, as the command line prints them. */
		stored: () => readRecords(database),
		events,
		clock,
	};
}

/** Creates the app on a new SQLite file, without network, mail delivery and site. */
export function testService(env?: Values, pages?: AppDeps["pages"], site?: AppDeps["site"]) {
	const path = databasePath(tempFolder());
	const file = openSqliteFile(path, schema);
	const database = new SqliteDatabase(file);
	onTestFinished(() => database.close());
	return { ...serviceOn(database, env, pages, site), file, database, path };
}
