/** The types of values that both SQL engines share. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
/** SQL with `?` placeholders, and their values in order. */
export type Statement = readonly [text: string, ...args: Value[]];

/**
 * The database operations that the service needs, implemented for SQLite and PostgreSQL. The SQL is
 * the same for both. Every method rejects with DatabaseUnavailable when the database is temporarily
 * unusable.
 */
export interface Database {
	query(text: string, ...args: Value[]): Promise<Row[]>;
	/**
	 * Runs the statements in one transaction and resolves to the rows of each, once the transaction
	 * is durable. Transactions with the same `serialKey` run one after the other, so that each sees
	 * the rows of the previous one; an engine with a single writer ignores the key.
	 */
	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]>;
	close(): Promise<void>;
}

/**
 * The end of a SELECT that claims rows: skips those that another worker has locked. SQLite leaves it
 * out, because it has a single writer.
 */
export const SKIP_LOCKED = "FOR UPDATE SKIP LOCKED";

/** The database must not be used as it is. The message also says what to do. */
export class DatabaseUnsuitable extends Error {}

/** The database is full, locked or unreachable. The same call may succeed later. */
export class DatabaseUnavailable extends Error {}

/** The database is not open now. The log already has the reason, which is the message. */
export class DatabaseNotOpen extends DatabaseUnavailable {}
