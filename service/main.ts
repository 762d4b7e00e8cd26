import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { PRIVATE_UMASK } from "./files.ts";
import { builtSite } from "./http/built-site.ts";
import { loadEnvFile } from "./settings/env-file.mjs";
import { checkMailboxes, readSettings, StartError } from "./settings/settings.ts";
import { importPageRenderer, privacyNoticeProblem, readSiteBuild } from "./site-build.ts";
import { startService } from "./start.ts";
import { createServiceLog } from "./watch/alerts.ts";

const BUILD_FOLDER = "build";
const SITE_FOLDER = "build/client";
/**
 * On shutdown, milliseconds for the alert that is being posted, and for all of it, which takes 27 seconds
 * at most. Both are below TimeoutStopSec in deploy/website.service.
 */
const ALERT_GRACE_MS = 5_000;
const STOP_LIMIT_MS = 28_000;

async function main(): Promise<void> {
	process.umask(PRIVATE_UMASK);
	loadEnvFile();
	const settings = readSettings(process.env);
	checkMailboxes(settings, process.env);
	if (!existsSync(SITE_FOLDER)) {
		throw new StartError(`There is no ${SITE_FOLDER} yet. Run npm start, which builds the site.`);
	}
	const build = readSiteBuild(BUILD_FOLDER);
	const pages = await importPageRenderer(BUILD_FOLDER, build);
	const write = (line: string) => void process.stderr.write(`${line}\n`);
	const { log, finishAlerts } = createServiceLog(settings, write);
	// The service must outlive the process that reads its log: ignore errors such as EPIPE.
	process.stderr.on("error", () => {});
	process.stdout.on("error", () => {});
	const warning = privacyNoticeProblem(build, process.env);
	if (warning) log.alert("privacy.outdated", { warning });
	const site = builtSite(SITE_FOLDER, build, pages);
	const service = await startService(settings, log, build.words, { site, pages });

	async function stop(signal: string): Promise<void> {
		process.once("SIGINT", () => process.exit(1));
		log.info("service.stopping", { signal });
		const limit = setTimeout(() => {
			log.alert("service.stop-failed", { error: `It took over ${STOP_LIMIT_MS / 1000} seconds.` });
			// An exit would wait for a thread whose disk does not answer.
			process.kill(process.pid, "SIGKILL");
		}, STOP_LIMIT_MS);
		limit.unref();
		let code = 0;
		try {
			await service.stop();
		} catch (error) {
			log.alert("service.stop-failed", { error: (error as Error).message });
			code = 1;
		}
		await Promise.race([finishAlerts(), pause(ALERT_GRACE_MS)]);
		process.exit(code);
	}
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);

	console.log(`Ready: ${service.address}`);
	console.log(`Enquiries: ${service.databaseLocation}`);
	console.log(`Mails: ${service.mailDestination}`);
}

try {
	await main();
} catch (error) {
	if (!(error instanceof StartError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
