/** The parts of the Workers runtime that we use. Its official types would replace the DOM's. */
declare module "cloudflare:workers" {
	export type SqlCursor = { toArray(): Record<string, string | number | null>[] };

	export type DurableStorage = {
		sql: { exec(text: string, ...args: (string | number | null)[]): SqlCursor };
		transactionSync<T>(work: () => T): T;
		get(key: string): Promise<unknown>;
		put(key: string, value: string): Promise<void>;
		setAlarm(time: number): Promise<void>;
	};

	export type DurableObjectState = {
		storage: DurableStorage;
		blockConcurrencyWhile<T>(work: () => Promise<T>): Promise<T>;
	};

	export type Fetcher = { fetch(request: Request | string): Promise<Response> };

	export class DurableObject<Env> {
		protected ctx: DurableObjectState;
		protected env: Env;
		constructor(ctx: DurableObjectState, env: Env);
	}
}
