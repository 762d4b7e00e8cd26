/** What a store takes and gives; text, numbers and null are what every SQL engine agrees on. */
export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Runs one statement; `?` takes the arguments by position. */
export type Query = (text: string, ...args: Value[]) => Promise<Row[]>;
export type Statement = readonly [text: string, ...args: Value[]];

/**
 * All that the service asks of a database, so that another engine can take SQLite's place.
 * Every method rejects with StoreUnavailable when the engine cannot do it now.
 */
export type Store = {
	query: Query;
	/**
	 * Runs the statements in one transaction: when it resolves, all of them are durable.
	 * Batches with the same `serialKey` run one after the other, so that each sees the rows of
	 * the one before; an engine with a single writer does that for all.
	 */
	batch(statements: readonly Statement[], serialKey?: string): Promise<Row[][]>;
	/** Ends a SELECT that picks rows for one worker: passes over rows that another is just picking. */
	skipLocked: "" | "FOR UPDATE SKIP LOCKED";
	close(): Promise<void>;
};

/** The store cannot work now (disk full, locked, broken); the same call may work later. */
export class StoreUnavailable extends Error {}
