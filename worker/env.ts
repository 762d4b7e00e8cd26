import type { Fetcher } from "cloudflare:workers";

/** What wrangler.jsonc binds, besides the settings of `.env.example`, which are strings. */
export type WorkerEnv = NodeJS.ProcessEnv & Bindings;

type Bindings = {
	/** The built site. */
	ASSETS: Fetcher;
	ENQUIRIES: { idFromName(name: string): unknown; get(id: unknown): Fetcher };
	/** The deployed version. */
	VERSION: { id: string };
};
