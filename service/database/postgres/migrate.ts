import type { Client } from "pg";
import { DatabaseUnsuitable } from "../database.ts";
import { addMissingColumns, pendingSteps, type Schema } from "../schema.ts";

/** Id of the advisory lock that makes processes migrate one after the other. */
const LOCK = 1998;

/** Longest wait for a migration, in milliseconds. A large table may take minutes. */
export const MIGRATION_LIMIT_MS = 60 * 60 * 1000;

/** A statement that may take as long as the whole migration. */
const slow = (text: string) => ({ text, query_timeout: MIGRATION_LIMIT_MS });

/** Translates a step from SQLite's dialect to PostgreSQL's. */
const toPostgres = (step: string) =>
	step.replace(/\bINTEGER\b/g, "BIGINT").replace(/\) STRICT;/g, ");");

async function takeSteps(client: Client, schema: Schema): Promise<void> {
	await client.query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
	const { rows } = await client.query("SELECT version FROM schema_version");
	const steps = pendingSteps(schema, Number(rows[0]?.version ?? 0), "postgres");
	if (steps.length === 0) return;
	for (const step of steps) await client.query(slow(toPostgres(step)));
	await client.query("DELETE FROM schema_version");
	await client.query(`INSERT INTO schema_version (version) VALUES (${schema.steps.length})`);
}

async function addColumns(client: Client, schema: Schema): Promise<void> {
	const { rows } = await client.query(`SELECT column_name
		FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name = '${schema.textColumns.table}'`);
	const existing = rows.map(({ column_name }) => String(column_name));
	for (const addition of addMissingColumns(schema, existing)) await client.query(slow(addition));
}

/**
 * Migrates the tables to the current schema. Several processes may call it at once. After an error
 * the transaction is open; the caller closes the connection.
 * @throws DatabaseUnsuitable when the server does not write commits to disk, or when a newer version of the
 * service has migrated the database
 */
export async function migratePostgres(client: Client, schema: Schema): Promise<void> {
	const { rows } = await client.query("SHOW fsync");
	if (rows[0]?.fsync !== "on") {
		throw new DatabaseUnsuitable(
			"its setting fsync is off, so a power cut would lose enquiries. Set fsync to on.",
		);
	}
	await client.query("BEGIN; SET LOCAL statement_timeout = 0");
	await client.query(slow(`SELECT pg_advisory_xact_lock(${LOCK})`));
	await takeSteps(client, schema);
	await addColumns(client, schema);
	await client.query("COMMIT");
}
