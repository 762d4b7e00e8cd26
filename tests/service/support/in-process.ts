import { join, resolve } from "node:path";
import { builtSite } from "#service/http/static/built-site.ts";
import { readSettings } from "#service/settings/settings.ts";
import { importPageRenderer, readSiteBuild } from "#service/site-build.ts";
import { startService } from "#service/start.ts";
import { createServiceLog } from "#service/watch/alerts.ts";
import { SEND_FORM_PATH } from "#shared/enquiry.ts";
import { HEALTH_TOKEN, identifiers } from "./enquiry-requests.ts";
import { type AtEnd, atTestEnd } from "./temp-folder.ts";

/** A service in the process of the tests, with the interface of `ServiceProcess`. */
export type InProcess = {
	address: string;
	/** The log so far. */
	readonly stderr: string;
	databaseLocation: string;
	/** Sends an enquiry like the email library and resolves to the status. */
	enquire(fields: Record<string, string>): Promise<number>;
	stop(): Promise<void>;
};

/** Starts the service as `main.ts` does, in a folder that contains a built site. */
export async function startInProcess(
	cwd: string,
	env: Record<string, string> = {},
	atEnd: AtEnd = atTestEnd,
): Promise<InProcess> {
	const settings = readSettings({
		...{ PORT: "0", HEALTH_TOKEN, RATE_LIMIT_PER_MINUTE: "0", ENQUIRIES_PER_HOUR: "0" },
		...env,
		DATA_DIR: resolve(cwd, env.DATA_DIR || "data"),
	});
	const times = new Map<string, number>();
	let stderr = "";
	const write = (line: string) => {
		stderr += `${line}\n`;
	};
	const { log, events } = createServiceLog(settings, write, {
		get: async (event) => times.get(event),
		put: async (event, time) => void times.set(event, time),
	});
	const build = readSiteBuild(join(cwd, "build"));
	const pages = await importPageRenderer(join(cwd, "build"), build);
	const site = builtSite(join(cwd, "build/client"), build, pages);
	const service = await startService(settings, log, build.words, { site, pages, events });
	let stopped: Promise<void> | undefined;
	const stop = () => {
		stopped ??= service.stop();
		return stopped;
	};
	atEnd(stop);
	return {
		address: service.address,
		databaseLocation: service.databaseLocation,
		get stderr() {
			return stderr;
		},
		async enquire(fields) {
			const body = new FormData();
			for (const [name, value] of Object.entries({ ...fields, ...identifiers })) {
				body.append(name, value);
			}
			return (await fetch(service.address + SEND_FORM_PATH, { method: "POST", body })).status;
		},
		stop,
	};
}
