import type { Sql, TransactionSql } from "postgres";
import { addMissingColumns, pendingSteps, type Schema } from "./schema.ts";

/** Id of the advisory lock that makes processes migrate one after the other. */
const LOCK = 1998;

/** Translates a step from SQLite's dialect to PostgreSQL's. */
const toPostgres = (step: string) =>
	step.replace(/\bINTEGER\b/g, "BIGINT").replace(/\) STRICT;/g, ");");

async function takeSteps(sql: TransactionSql, schema: Schema): Promise<void> {
	await sql`CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)`;
	const [row] = await sql<{ version: number }[]>`SELECT version FROM schema_version`;
	const steps = pendingSteps(schema, row?.version ?? 0);
	if (steps.length === 0) return;
	for (const step of steps) await sql.unsafe(toPostgres(step));
	await sql`DELETE FROM schema_version`;
	await sql`INSERT INTO schema_version (version) VALUES (${schema.steps.length})`;
}

async function addColumns(sql: TransactionSql, schema: Schema): Promise<void> {
	const columns = await sql<{ column_name: string }[]>`SELECT column_name
		FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name = ${schema.textColumns.table}`;
	const existing = columns.map(({ column_name }) => column_name);
	for (const addition of addMissingColumns(schema, existing)) await sql.unsafe(addition);
}

/**
 * Migrates the tables to the current schema. Several processes may call it at once.
 * @throws Error when the server does not write commits to disk, or when a newer version of the
 * service has migrated the database
 */
export async function migratePostgres(sql: Sql, schema: Schema): Promise<void> {
	const [settings] = await sql<{ fsync: string }[]>`SELECT current_setting('fsync') AS fsync`;
	if (settings?.fsync !== "on") {
		throw new Error("its setting fsync is off, so a power cut would lose enquiries");
	}
	await sql.begin(async (transaction) => {
		await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
		await takeSteps(transaction, schema);
		await addColumns(transaction, schema);
	});
}
