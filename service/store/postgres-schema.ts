import type { Sql } from "postgres";
import { MIGRATIONS, pendingMigrations } from "./schema.ts";

/** One number for all processes of the service: they bring the tables up to date in turn. */
const LOCK = 1998;

/** The tables' SQL in PostgreSQL's dialect. */
const toPostgres = (step: string) =>
	step.replace(/\bINTEGER\b/g, "BIGINT").replace(/\) STRICT;/g, ");");

/**
 * Takes the steps that the database has not taken yet; several processes may do so at once.
 * @throws when the database does not write to disk at a commit, or is of a newer version
 */
export async function migratePostgres(sql: Sql): Promise<void> {
	const [settings] = await sql<{ fsync: string }[]>`SELECT current_setting('fsync') AS fsync`;
	if (settings?.fsync !== "on") {
		throw new Error("its setting fsync is off, so a power cut would lose enquiries");
	}
	await sql.begin(async (transaction) => {
		await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
		await transaction`CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)`;
		const [row] = await transaction<{ version: number }[]>`SELECT version FROM schema_version`;
		const steps = pendingMigrations(row?.version ?? 0);
		if (steps.length === 0) return;
		for (const step of steps) await transaction.unsafe(toPostgres(step));
		await transaction`DELETE FROM schema_version`;
		await transaction`INSERT INTO schema_version (version) VALUES (${MIGRATIONS.length})`;
	});
}
