/** The types of values that both SQL engines share. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
/** SQL with `?` placeholders, and their values in order. */
export type Statement = readonly [text: string, ...args: Value[]];

/**
 * What the service needs of SQLite and PostgreSQL, with the same SQL for both. Every method rejects with
 * DatabaseUnavailable when the database is temporarily unusable.
 */
export interface Database {
	query(text: string, ...args: Value[]): Promise<Row[]>;
	/**
	 * Runs the statements in one transaction, and resolves to the rows of each once it is durable.
	 * Those with the same `serialKey` run one after the other; an engine with a single writer ignores
	 * it.
	 */
	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]>;
	close(): Promise<void>;
}

/** Ends a SELECT that claims rows. SQLite leaves it out, because it has a single writer. */
export const SKIP_LOCKED = "FOR UPDATE SKIP LOCKED";

/** The database must not be used as it is. The message also says what to do. */
export class DatabaseUnsuitable extends Error {}

/** The database is full, locked or unreachable. The same call may succeed later. */
export class DatabaseUnavailable extends Error {}

/** The database is not open now. The log already has the reason, which is the message. */
export class DatabaseNotOpen extends DatabaseUnavailable {}
