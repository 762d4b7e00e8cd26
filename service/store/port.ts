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
	/** Runs the statements in one transaction: when it resolves, all of them are durable. */
	batch(statements: readonly Statement[]): Promise<Row[][]>;
	close(): Promise<void>;
};

/** The store cannot work now (disk full, locked, broken); the same call may work later. */
export class StoreUnavailable extends Error {}
