import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Words } from "#shared/words.ts";
import { startBackups } from "./backup/hourly-backups.ts";
import { fileFailure } from "./database/file-failure.ts";
import { ReopeningDatabase } from "./database/reopening-database.ts";
import { createWorkers } from "./deliveries.ts";
import { purgeDelivered } from "./enquiries/delete.ts";
import { Intake } from "./enquiries/intake.ts";
import { startRetention } from "./enquiries/retention.ts";
import { StoreHold } from "./hold-store.ts";
import { createApp } from "./http/app.ts";
import { RateLimit } from "./http/request/rate-limit.ts";
import { closeServer, createLimitedServer, listen } from "./http/server.ts";
import type { BuiltSite } from "./http/static/built-site.ts";
import type { Log } from "./log/log.ts";
import { emlMailer } from "./mail/eml-mailer.ts";
import { mailFolder, removeMailFiles } from "./mail/mail-files.ts";
import type { Mailer } from "./mail/mailer.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { warnAboutMails } from "./mail/warn-about-mails.ts";
import { databaseLocation, databaseOpener } from "./open-database.ts";
import { type Kind, kindsToSend } from "./outbox/kinds.ts";
import { Outbox } from "./outbox/outbox.ts";
import { recoverOutbox } from "./outbox/queue.ts";
import { makePrivate } from "./private-data.ts";
import { HourlyLimit } from "./quarantine/hourly-limit.ts";
import type { Settings } from "./settings/settings.ts";
import { StartError } from "./settings/start-error.ts";
import type { EventCounts } from "./watch/metrics.ts";
import { startWatch, type Watch } from "./watch/watch.ts";

/**
 * On shutdown, milliseconds for deliveries to finish, and then the same for requests. Together they
 * are below TimeoutStopSec in deploy/website.service.
 */
const STOP_GRACE_MS = 10_000;

const steadyNow = () => performance.now();

export type RunningService = {
	/** The address of the site. */
	address: string;
	/** The database file, or the address of the database without its password. */
	databaseLocation: string;
	/** The mail server's host, or the folder of the mail files. */
	mailDestination: string;
	/** Finishes deliveries in progress, then requests in progress, and closes the database. */
	stop(): Promise<void>;
};

function createMailer({ smtpUrl, dataDir }: Settings): Mailer {
	return smtpUrl ? smtpMailer(smtpUrl) : emlMailer(mailFolder(dataDir));
}

function protect(dataDir: string): string | undefined {
	try {
		return makePrivate(dataDir);
	} catch (cause) {
		throw new Error(fileFailure(cause, dataDir), { cause });
	}
}

/** Returns a function that opens the database and prepares it for the service. */
function serviceOpener(settings: Settings, hold: StoreHold, kinds: readonly Kind[], log: Log) {
	const open = databaseOpener(settings, log);
	return async () => {
		if (!settings.databaseUrl) hold.take();
		const warning = protect(resolve(settings.dataDir));
		const database = await open();
		try {
			await recoverOutbox(database, {
				kinds,
				now: Date.now(),
				alone: !settings.databaseUrl,
				hasMailServer: settings.smtpUrl !== undefined,
			});
		} catch (error) {
			await database.close();
			throw error;
		}
		if (warning) log.alert("data.shared", { warning });
		return database;
	};
}

/** Holds the SQLite database of the settings. @throws StartError that names another service */
function takeStore({ databaseUrl, dataDir }: Settings): StoreHold {
	const hold = new StoreHold(resolve(dataDir));
	try {
		if (!databaseUrl) hold.take();
	} catch (cause) {
		throw new StartError((cause as Error).message, { cause });
	}
	return hold;
}

export type StartOptions = { site?: BuiltSite; pages?: PageRenderer; events?: EventCounts };

/**
 * Starts the service: the database, the delivery workers, and one HTTP server for the API and the
 * site. Without the database, it serves the site and goes on trying to open it.
 * @param options.site the built site; without it, the server has only the service's own paths
 * @param options.pages renders the page for a refused enquiry; without it, the answer is plain text
 * @param options.events of the log, for /metrics
 * @throws StartError when a setting does not work on this machine
 */
export async function startService(
	settings: Settings,
	log: Log,
	words: Words,
	{ site, pages, events = new Map() }: StartOptions = {},
): Promise<RunningService> {
	const mailer = createMailer(settings);
	const kinds = kindsToSend(settings);
	const hold = takeStore(settings);
	const open = serviceOpener(settings, hold, kinds, log);
	const database = new ReopeningDatabase(open, log);
	const newOutbox = (kinds: readonly Kind[]) =>
		new Outbox(database, Date.now, settings.retryBaseMs, kinds);
	const workers = createWorkers(settings, words, database, newOutbox, mailer, log);
	const hourly = new HourlyLimit(settings.enquiriesPerHour, steadyNow, log);
	const rate = new RateLimit(settings.rateLimitPerMinute, steadyNow);
	const intake = new Intake(database, Date.now, kinds, workers, hourly);
	let watch: Watch | undefined;
	const app = createApp({
		settings,
		intake,
		rateLimit: rate,
		database,
		log,
		now: Date.now,
		steadyNow,
		words,
		observed: () => watch?.observed(),
		...(settings.metricsToken && { metrics: { token: settings.metricsToken, events } }),
		site,
		pages,
		pageHeaders: site?.pageHeaders ?? {},
	});
	const server = createLimitedServer(getRequestListener(app.fetch));

	await database.start();
	const address = await listen(server, settings).catch(async (error) => {
		// It would go on trying to open, and keep the process alive.
		await database.close();
		hold.release();
		throw error;
	});
	for (const worker of workers) worker.start();
	const { backupTo, dataDir } = settings;
	const folders = [dataDir, ...(backupTo ? [backupTo] : [])].map((one) => resolve(one));
	const path = databaseLocation(settings);
	const backups = backupTo
		? startBackups({ path, folder: resolve(backupTo), log, now: Date.now })
		: undefined;
	watch = startWatch({
		...{ database, settings, words, mailer, log, now: Date.now, folders },
		backup: () => backups?.state(),
	});
	void warnAboutMails(settings, mailer, log);
	const stopRetention = startRetention({
		days: settings.retentionDays,
		async purge(before) {
			const deleted = await purgeDelivered(database, before);
			await removeMailFiles(mailFolder(settings.dataDir), deleted);
			return deleted.length;
		},
		log,
		now: Date.now,
		steady: steadyNow,
	});
	return {
		address,
		databaseLocation: databaseLocation(settings),
		mailDestination: mailer.destination,
		async stop() {
			stopRetention();
			// Requests are answered until the mails in progress are sent, so that the next process, which
			// starts after this one has ended, need not wait for a mail server.
			const finished = [...workers, ...(watch ? [watch] : [])].map((one) =>
				one.stop(STOP_GRACE_MS),
			);
			await Promise.all(finished);
			await closeServer(server, STOP_GRACE_MS);
			await backups?.stop();
			await database.close();
			hold.release();
		},
	};
}
