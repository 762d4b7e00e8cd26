import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "#service/database/database.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { databasePath } from "#service/files.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres.ts";
import { atTestEnd, tempFolder } from "./temp-folder.ts";

/** A new database, and how to reach it. */
export type Store = {
	/** The settings of a service on it. */
	env: Record<string, string>;
	/** Opens it until the end of the test, as any version of the service. */
	open(version?: typeof schema): Promise<Database>;
};

/** Opens a PostgreSQL database until the end of the test. */
export async function openForTest(url: string, deadlineMs?: number, version = schema) {
	const database = await openPostgres(url, version, deadlineMs);
	// Unless the test has closed it.
	atTestEnd(() => database.close().catch(() => {}));
	return database;
}

/**
 * Defines tests with a PostgreSQL server of their own, which run before a release. They are skipped if
 * PostgreSQL is not installed.
 * @param tests gets a function that returns the server once the tests run
 */
export function describeOnPostgres(title: string, tests: (server: () => PostgresServer) => void) {
	describe.skipIf(!hasPostgres())(title, { tags: ["release"] }, () => {
		let server: PostgresServer;
		beforeAll(async () => {
			server = await startPostgres();
		}, 120_000);
		afterAll(() => server.remove());
		tests(() => server);
	});
}

function newSqliteStore(): Store {
	const DATA_DIR = tempFolder();
	return {
		env: { DATA_DIR },
		async open(version = schema) {
			const database = new SqliteDatabase(openSqliteFile(databasePath(DATA_DIR), version));
			atTestEnd(() => database.close().catch(() => {}));
			return database;
		},
	};
}

/** Defines the same tests on SQLite and, before a release, on PostgreSQL. */
export function describeOnEachEngine(
	title: string,
	tests: (newStore: () => Promise<Store>) => void,
) {
	describe(`${title}, on SQLite`, () => tests(async () => newSqliteStore()));
	describeOnPostgres(`${title}, on PostgreSQL`, (server) =>
		tests(async () => {
			const url = await server().database();
			return {
				env: { DATABASE_URL: url },
				open: (version) => openForTest(url, undefined, version),
			};
		}),
	);
}
