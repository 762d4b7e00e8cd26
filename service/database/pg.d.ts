/** The parts of node-postgres that we use, as its types are a package of their own. Times are in ms. */
declare module "pg" {
	type Parameter = string | number | null;
	type Query = { text: string; values?: Parameter[]; query_timeout?: number };

	export class Client {
		constructor(options: { connectionString: string; connectionTimeoutMillis: number });
		connect(): Promise<void>;
		end(): Promise<void>;
		query(query: string | Query): Promise<{ rows: Record<string, Parameter>[] }>;
		on(event: "error", listener: (error: Error) => void): this;
	}

	export type PoolClient = Client & {
		/** Returns the connection to the pool, or closes it if there was an error. */
		release(error?: Error): void;
	};

	export class Pool {
		constructor(options: {
			connectionString: string;
			application_name: string;
			statement_timeout: number;
			idle_in_transaction_session_timeout: number;
			query_timeout: number;
			max: number;
			connectionTimeoutMillis: number;
			idleTimeoutMillis: number;
		});
		connect(): Promise<PoolClient>;
		on(event: "error", listener: (error: Error) => void): this;
		on(event: "connect", listener: (client: Client) => void): this;
		/** Closes the idle connections now and the others when they are released. */
		end(): Promise<void>;
	}

	export const types: {
		builtins: { INT8: number };
		setTypeParser(oid: number, parse: (text: string) => unknown): void;
	};
}
