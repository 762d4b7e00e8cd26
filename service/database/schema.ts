import { DatabaseUnsuitable } from "./database.ts";

type Engine = "sqlite" | "postgres";

/** SQL in SQLite's dialect, from which PostgreSQL's is derived; or SQL for each engine. */
export type Step = string | Readonly<Record<Engine, string>>;

/** The tables of this version of the service. */
export type Schema = {
	/** A database stores the number of steps applied to it, so never change what a released step does. */
	steps: readonly Step[];
	/** Text columns that are added when the service starts if they are missing, blank in existing rows. */
	textColumns: { table: string; columns: readonly string[] };
};

/** Translates a step from SQLite's dialect to PostgreSQL's. */
const toPostgres = (step: string) =>
	step.replace(/\bINTEGER\b/g, "BIGINT").replace(/\) STRICT;/g, ");");

/**
 * The SQL of the steps that were not applied yet.
 * @param version number of steps applied to the database
 * @throws DatabaseUnsuitable when a newer version of the service has migrated the database
 */
export function pendingSteps(
	{ steps }: Schema,
	version: number,
	engine: Engine = "sqlite",
): readonly string[] {
	if (version > steps.length) {
		throw new DatabaseUnsuitable(
			"it was written by a newer version of this service. Update the service.",
		);
	}
	const sql = steps.slice(version).map((step) => (typeof step === "string" ? step : step[engine]));
	return engine === "sqlite" ? sql : sql.map(toPostgres);
}

/** Returns the SQL that adds the missing text columns. @param existing columns of the table */
export function addMissingColumns({ textColumns }: Schema, existing: readonly string[]): string[] {
	const { table, columns } = textColumns;
	return columns
		.filter((column) => !existing.includes(column))
		.map((column) => `ALTER TABLE ${table} ADD COLUMN "${column}" TEXT NOT NULL DEFAULT ''`);
}
