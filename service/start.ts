import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Words } from "#shared/words.ts";
import { startBackups } from "./backup/hourly-backups.ts";
import type { Database } from "./database/database.ts";
import { fileFailure } from "./database/file-failure.ts";
import { holdFolder } from "./database/hold-folder.ts";
import { databaseLocation, databaseOpener } from "./database/open-database.ts";
import { ReopeningDatabase } from "./database/reopening-database.ts";
import { createWorkers } from "./deliveries.ts";
import { purgeDelivered } from "./enquiries/delete.ts";
import { Intake } from "./enquiries/intake.ts";
import { startRetention } from "./enquiries/retention.ts";
import { mailFolder, makePrivate } from "./files.ts";
import { createApp } from "./http/app.ts";
import type { BuiltSite } from "./http/built-site.ts";
import { startServer } from "./http/server.ts";
import type { Log } from "./log/log.ts";
import { emlMailer, removeMailFiles } from "./mail/eml-mailer.ts";
import type { Mailer } from "./mail/mailer.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { DeliveryError, enabledKinds, kindsToSend } from "./outbox/kinds.ts";
import { recoverOutbox } from "./outbox/queue.ts";
import type { Settings } from "./settings/settings.ts";
import { startWatch, type Watch } from "./watch/watch.ts";

/**
 * On shutdown, milliseconds for deliveries and then for requests to finish, below TimeoutStopSec in
 * deploy/website.service.
 */
const STOP_GRACE_MS = 10_000;

const steadyNow = () => performance.now();

export type RunningService = {
	/** The address of the site. */
	address: string;
	/** Without password. */
	databaseLocation: string;
	mailDestination: string;
	/** Finishes deliveries, then requests, and closes the database. */
	stop(): Promise<void>;
};

/** @throws Error that says what to do */
function protect(dataDir: string, log: Log): void {
	try {
		const warning = makePrivate(dataDir);
		if (warning) log.alert("data.shared", { warning });
	} catch (cause) {
		throw new Error(fileFailure(cause, dataDir), { cause });
	}
}

/**
 * Returns a function that opens the database and prepares it for the service, and one that lets other
 * services have it. Until then, no other has the folder of a database that was opened.
 */
function serviceOpener(settings: Settings, log: Log) {
	const openDatabase = databaseOpener(settings, log);
	const dataDir = resolve(settings.dataDir);
	const isShared = settings.databaseUrl !== undefined;
	let release: (() => void) | undefined;
	const open = async (): Promise<Database> => {
		protect(dataDir, log);
		if (!isShared) release ??= holdFolder(dataDir);
		const database = await openDatabase();
		try {
			await recoverOutbox(database, {
				kinds: enabledKinds(settings),
				now: Date.now(),
				alone: !isShared,
				hasMailServer: settings.smtpUrl !== undefined,
			});
			return database;
		} catch (error) {
			await database.close();
			throw error;
		}
	};
	return { open, release: () => release?.() };
}

/** Never rejects. */
async function checkLogin(mailer: Mailer, log: Log) {
	try {
		await mailer.checkLogin?.();
	} catch (error) {
		// Any other error may pass, and mails are retried.
		if (!(error instanceof DeliveryError) || error.failure !== "login") return;
		log.alert("mail.login-failed", {
			warning: "Mails wait until SMTP_URL is corrected and the service restarted.",
			error: error.message,
		});
	}
}

export type StartOptions = {
	/** Without it, the server has only its own paths. */
	site?: BuiltSite;
	/** Renders the page for a refused enquiry, which is else plain text. */
	pages?: PageRenderer;
};

/**
 * Starts the database, the delivery workers, and one HTTP server for API and site. Without the
 * database, it serves the site and goes on trying to open it.
 * @throws StartError when a setting does not work on this machine
 */
export async function startService(
	settings: Settings,
	log: Log,
	words: Words,
	options: StartOptions = {},
): Promise<RunningService> {
	const { smtpUrl, dataDir, backupTo } = settings;
	const mails = mailFolder(dataDir);
	const mailer = smtpUrl ? smtpMailer(smtpUrl) : emlMailer(mails);
	const { open, release } = serviceOpener(settings, log);
	const database = new ReopeningDatabase(open, log);
	const workers = createWorkers(settings, words, database, mailer, log);
	const clocks = { now: Date.now, steadyNow };
	const kinds = kindsToSend(settings);
	const perHour = settings.enquiriesPerHour;
	const intake = new Intake({ database, log, ...clocks, kinds, workers, perHour });
	let watch: Watch | undefined;
	const observed = () => watch?.observed();
	const app = createApp({
		settings,
		intake,
		database,
		log,
		...clocks,
		words,
		observed,
		async takenBack(ids) {
			await removeMailFiles(mails, ids);
			for (const worker of workers) worker.wake();
		},
		...options,
	});

	await database.start();
	const server = await startServer(getRequestListener(app.fetch), settings).catch(async (error) => {
		// It would go on trying to open, and keep the process alive.
		await database.close();
		release();
		throw error;
	});
	for (const worker of workers) worker.start();
	const path = databaseLocation(settings);
	const backups =
		backupTo === undefined
			? undefined
			: startBackups({ path, folder: resolve(backupTo), log, now: Date.now });
	const folders = [dataDir, backupTo ?? dataDir].map((one) => resolve(one));
	const backup = () => backups?.state();
	watch = startWatch({ database, settings, words, mailer, log, ...clocks, folders, backup });
	void checkLogin(mailer, log);
	const purge = (before: number) => purgeDelivered(database, before, mails);
	const stopRetention = startRetention({ days: settings.retentionDays, purge, log, ...clocks });
	return {
		address: server.address,
		databaseLocation: path,
		mailDestination: mailer.destination,
		async stop() {
			stopRetention();
			// Requests are answered until the mails in progress are sent, so that the next process, which
			// starts after this one has ended, need not wait for a mail server.
			await Promise.all([...workers, watch].map((one) => one?.stop(STOP_GRACE_MS)));
			await server.close(STOP_GRACE_MS);
			await backups?.stop();
			await database.close();
			release();
		},
	};
}
