import type { DatabaseSync } from "node:sqlite";
import { onTestFinished } from "vitest";
import { createAccept } from "#service/accept.ts";
import { createApp } from "#service/app.ts";
import { type EnquiryRecord, SELECT_RECORDS, toRecord } from "#service/cli/records.ts";
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

type AppOnStore = Pick<TestService, "ask" | "events" | "clock">;

/** The app on an open store, without network, mail and site. */
export function serviceOn(
	store: Store,
	env: Record<string, string> = { RATE_LIMIT_PER_MINUTE: "0" },
	refusalTemplate?: string,
): AppOnStore {
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
		events,
		clock,
	};
}

/** The app on a real store in a folder of its own, without network, mail and site. */
export function testService(
	env: Record<string, string> = {},
	refusalTemplate?: string,
): TestService {
	const path = databasePath(tempFolder());
	const db = openDatabase(path);
	const store = sqliteStore(db);
	onTestFinished(() => store.close());
	return {
		...serviceOn(store, env, refusalTemplate),
		stored: () =>
			db
				.prepare(`${SELECT_RECORDS} ORDER BY enquiries.id`)
				.all()
				.map((row) => toRecord(row as Row)),
		db,
		store,
		path,
	};
}
