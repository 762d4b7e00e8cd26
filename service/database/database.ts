/** Text, numbers and null are the values that every SQL engine has in common. */
export type Value = string | number | null;
export type Row = Record<string, Value>;
/** SQL whose `?` take the arguments by position. */
export type Statement = readonly [text: string, ...args: Value[]];

/**
 * What the service needs of a database. SQLite, PostgreSQL and the Durable Object of `worker/`
 * implement it. Every method rejects with DatabaseUnavailable when the engine cannot work now.
 */
export interface Database {
	query(text: string, ...args: Value[]): Promise<Row[]>;
	/**
	 * Runs the statements in one transaction and resolves to the rows of each. Once it resolves,
	 * all of them are durable. Transactions with the same `serialKey` run one after the other, so
	 * that each sees the rows of the one before; an engine with a single writer ignores the key.
	 */
	transaction(statements: readonly Statement[], serialKey?: string): Promise<Row[][]>;
	/** Ends a SELECT that picks rows for one worker: skips rows that another one is picking. */
	readonly skipLocked: "" | "FOR UPDATE SKIP LOCKED";
	close(): Promise<void>;
}

/** The database cannot work now (disk full, locked, unreachable); the same call may work later. */
export class DatabaseUnavailable extends Error {}
