/** What the tables of this version look like. */
export type Schema = {
	/**
	 * SQL in SQLite's dialect. The version of a database is the number of steps that it has taken,
	 * so a released step is never changed.
	 */
	steps: readonly string[];
	/**
	 * Text columns that a table needs besides those of its steps. Each one that is missing is
	 * added at the start of the service, blank in every existing row.
	 */
	textColumns: { table: string; columns: readonly string[] };
};

/**
 * The steps that a database of this version has not taken yet.
 * @throws Error when a newer version of the service has changed the database
 */
export function pendingSteps({ steps }: Schema, version: number): readonly string[] {
	if (version > steps.length) throw new Error("it was written by a newer version of this service");
	return steps.slice(version);
}

/** The SQL that adds the text columns which are not among the existing columns of the table. */
export function addMissingColumns({ textColumns }: Schema, existing: readonly string[]): string[] {
	const { table, columns } = textColumns;
	return columns
		.filter((column) => !existing.includes(column))
		.map((column) => `ALTER TABLE ${table} ADD COLUMN "${column}" TEXT NOT NULL DEFAULT ''`);
}
