import { resolve } from "node:path";
import { readSettings } from "#service/settings/settings.ts";
import type { Watched } from "./restart.ts";

/** Stopping takes up to 20 s, if a mail server does not answer. */
const START_LIMIT_MS = 45_000;
const WATCH_MS = 30_000;

/** Returns where the service of a project answers, by its settings. */
export function watchedService(root: string, env: NodeJS.ProcessEnv): Watched {
	const { host, port, dataDir } = readSettings(env);
	const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
	const name = reachable.includes(":") ? `[${reachable}]` : reachable;
	return {
		dataDir: resolve(root, dataDir),
		health: `http://${name}:${port}/healthz`,
		startLimitMs: START_LIMIT_MS,
		watchMs: WATCH_MS,
	};
}
