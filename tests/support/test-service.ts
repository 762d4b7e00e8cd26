import type { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { createAccept } from "#service/accept.ts";
import { createApp } from "#service/app.ts";
import { ALL_RECORDS, type EnquiryRecord, toRecord } from "#service/cli/records.ts";
import { createIdMaker } from "#service/enquiry-id.ts";
import { readSettings } from "#service/env.ts";
import { readHealth } from "#service/health.ts";
import { createLog } from "#service/log.ts";
import { kindsToSend } from "#service/queue-rows.ts";
import type { Row, Store } from "#service/store/port.ts";
import { databasePath, openDatabase, sqliteStore } from "#service/store/sqlite.ts";
import { tempFolder } from "./temp-folder.ts";

export type TestService = {
	/** Asks the app; `peer` is the address of the client's connection. */
	ask(request: Request, peer?: string): Promise<Response>;
	/** What is stored, as the command line shows it. */
	stored(): EnquiryRecord[];
	/** The events logged so far. */
	events: Record<string, unknown>[];
	/** The clock of the app, in milliseconds; tests set it forward. */
	clock: { now: number };
	db: DatabaseSync;
	store: Store;
	/** The database file. */
	path: string;
};

/** The app on a real store in a folder of its own, without network, mail and site. */
export function testService(
	env: Record<string, string> = {},
	refusalTemplate?: string,
): TestService {
	const path = databasePath(tempFolder());
	const db = openDatabase(path);
	const store = sqliteStore(db);
	onTestFinished(() => store.close());
	const events: Record<string, unknown>[] = [];
	const clock = { now: Date.UTC(2026, 0, 1) };
	const now = () => clock.now;
	const settings = readSettings(env);
	const app = createApp({
		settings,
		accept: createAccept(store, now, createIdMaker(now), () => {}, kindsToSend(settings)),
		health: (notStored) => readHealth(store.query, now, notStored),
		log: createLog((line) => events.push(JSON.parse(line))),
		now,
		refusalTemplate,
	});
	return {
		ask: async (request, peer = "203.0.113.7") =>
			app.request(request, {}, { incoming: { socket: { remoteAddress: peer } } }),
		stored: () =>
			db
				.prepare(ALL_RECORDS)
				.all()
				.map((row) => toRecord(row as Row)),
		events,
		clock,
		db,
		store,
		path,
	};
}
