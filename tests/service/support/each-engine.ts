import { afterAll, beforeAll, describe } from "vitest";
import { hasPostgres, type PostgresServer, startPostgres } from "./postgres.ts";

/** Creates a new database and resolves to the environment variables that name it. */
export type NewDatabase = () => Promise<Record<string, string>>;

/**
 * Defines tests with a PostgreSQL server of their own. They are skipped if PostgreSQL is not
 * installed.
 * @param tests gets a function that returns the server once the tests run
 */
export function describeOnPostgres(
	title: string,
	tests: (server: () => PostgresServer) => void,
	options: { tags?: string[] } = {},
): void {
	describe.skipIf(!hasPostgres())(title, options, () => {
		let server: PostgresServer;
		beforeAll(async () => {
			server = await startPostgres();
		}, 120_000);
		afterAll(() => server.remove());
		tests(() => server);
	});
}

/**
 * Defines the same tests on SQLite and, if it is installed, on PostgreSQL.
 * @param onPostgres whether the tests run on PostgreSQL in every `npm test` or only before a release
 */
export function describeOnEachEngine(
	title: string,
	onPostgres: "daily" | "release",
	tests: (database: NewDatabase) => void,
): void {
	describe(`${title}, on SQLite`, () => tests(async () => ({})));
	describeOnPostgres(
		`${title}, on PostgreSQL`,
		(server) => tests(async () => ({ DATABASE_URL: await server().database() })),
		{ tags: onPostgres === "release" ? ["release"] : [] },
	);
}
