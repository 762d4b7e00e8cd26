import { afterAll, beforeAll, describe } from "vitest";
import type { Database } from "#service/database/database.ts";
import { openPostgres } from "#service/database/postgres.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { databasePath } from "#service/files.ts";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres.ts";
import { atTestEnd, tempFolder } from "./temp-folder.ts";

/** A new database: the settings of a service on it, and how to open it until the end of the test. */
type Store = { env: Record<string, string>; open(version?: typeof schema): Promise<Database> };

function closedAtEnd<D extends Database>(database: D): D {
	// Unless the test has closed it.
	atTestEnd(() => database.close().catch(() => {}));
	return database;
}

/** Opens a PostgreSQL database until the end of the test. */
export const openForTest = async (url: string, deadlineMs?: number, version = schema) =>
	closedAtEnd(await openPostgres(url, version, deadlineMs));

/** Defines tests with a PostgreSQL server of their own, if it is installed, which run before a release. */
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

async function newSqliteStore(): Promise<Store> {
	const DATA_DIR = tempFolder();
	const open = async (version = schema) =>
		closedAtEnd(new SqliteDatabase(openSqliteFile(databasePath(DATA_DIR), version)));
	return { env: { DATA_DIR }, open };
}

/** Defines the same tests on SQLite and, before a release, on PostgreSQL. */
export function describeOnEachEngine(
	title: string,
	tests: (newStore: () => Promise<Store>) => void,
) {
	describe(`${title}, on SQLite`, () => tests(newSqliteStore));
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
