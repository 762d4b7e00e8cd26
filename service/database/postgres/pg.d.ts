/** The parts of node-postgres that we use. Its types are a package of their own. */
declare module "pg" {
	type Parameter = string | number | null;
	type Result<R> = { rows: R[] };
	type Simple = { text: string; query_timeout: number };
	type Statement = { name: string; text: string; values: Parameter[] };

	type Server = {
		host?: string;
		port?: number;
		ssl?: boolean | { rejectUnauthorized: boolean };
	};

	type Options = Server & {
		/** Instead of host, port, user, password and database. */
		connectionString?: string;
		user?: string;
		password?: string;
		database?: string;
		/** Settings of the session, as on the command line of the server. */
		options?: string;
		/** Longest wait for a connection, in milliseconds. */
		connectionTimeoutMillis?: number;
		/** Longest wait for the answer to one statement, in milliseconds. */
		query_timeout?: number;
		/** Notices a lost network also while nothing is sent. */
		keepAlive?: boolean;
		keepAliveInitialDelayMillis?: number;
	};

	type PoolOptions = Options & {
		max?: number;
		idleTimeoutMillis?: number;
		/** Prepares a new connection. If it rejects, the connection is closed and `connect` rejects. */
		onConnect?: (client: Client) => Promise<void>;
		/** The class of the connections; its constructor gets the options of the pool. */
		Client?: typeof Client;
	};

	export class Client {
		constructor(options: Options);
		connect(): Promise<void>;
		query<R = Record<string, Parameter>>(query: string | Simple | Statement): Promise<Result<R>>;
		on(event: "error", listener: (error: Error) => void): this;
		on(event: "end", listener: () => void): this;
		on(event: "notification", listener: (message: { payload?: string }) => void): this;
		end(): Promise<void>;
	}

	export type PoolClient = Client & {
		/** Returns the connection to the pool, or closes it if there was an error. */
		release(error?: Error): void;
	};

	export class Pool {
		constructor(options: PoolOptions);
		connect(): Promise<PoolClient>;
		on(event: "error", listener: (error: Error) => void): this;
		/** Closes the idle connections now and the others when they are released. */
		end(): Promise<void>;
	}

	export const types: {
		builtins: { INT8: number };
		setTypeParser(oid: number, parse: (text: string) => unknown): void;
	};
}
