import type { Fetcher } from "cloudflare:workers";

/** The bindings of wrangler.jsonc, and the settings of `.env.example` as strings. */
export type WorkerEnv = NodeJS.ProcessEnv & Bindings;

type Bindings = {
	/** The built site. */
	ASSETS: Fetcher;
	ENQUIRIES: { idFromName(name: string): unknown; get(id: unknown): Fetcher };
	/** The deployed version. */
	VERSION: { id: string };
};
