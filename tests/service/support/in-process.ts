import { join, resolve } from "node:path";
import { builtSite } from "#service/http/built-site.ts";
import { readSettings } from "#service/settings/settings.ts";
import { importPageRenderer, readSiteBuild } from "#service/site-build.ts";
import { startService } from "#service/start.ts";
import { createServiceLog } from "#service/watch/alerts.ts";
import { askHealth } from "./enquiry-requests.ts";
import { run, storedRecords } from "./run-command.ts";
import { clientOf } from "./service-process.ts";
import { siteFolder } from "./site-folder.ts";
import { atTestEnd } from "./temp-folder.ts";
import { NO_LIMITS } from "./test-service.ts";

export type InProcess = Awaited<ReturnType<typeof startInProcess>>;

/**
 * Starts the service in the process of the tests as `main.ts` does, with a database, timers and sockets.
 * @param cwd a folder that contains a built site
 */
export async function startInProcess(
	env: Record<string, string> = {},
	cwd: string = siteFolder(),
	atEnd = atTestEnd,
) {
	const all = { PORT: "0", ...NO_LIMITS, ...env, DATA_DIR: resolve(cwd, env.DATA_DIR || "data") };
	const settings = readSettings(all);
	const lines: string[] = [];
	const { log } = createServiceLog(settings, (line) => void lines.push(line));
	const build = readSiteBuild(join(cwd, "build"));
	const pages = await importPageRenderer(join(cwd, "build"), build);
	const site = builtSite(join(cwd, "build/client"), build, pages);
	const service = await startService(settings, log, build.words, { site, pages });
	let stopped: Promise<void> | undefined;
	const stop = () => {
		stopped ??= service.stop();
		return stopped;
	};
	atEnd(stop);
	return {
		...clientOf(service.address),
		/** The folder with its site and data. */
		cwd,
		/** The log so far, as text and as events. */
		get stderr() {
			return lines.join("\n");
		},
		get events(): Record<string, unknown>[] {
			return lines.map((line) => JSON.parse(line));
		},
		health: async () => (await fetch(askHealth(service.address))).json(),
		records: () => storedRecords(cwd, env),
		/** Runs a command of the owner beside it. */
		run: (...args: string[]) => run(all, ...args),
		stop,
	};
}
