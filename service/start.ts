import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { PageRenderer } from "#shared/site-build.ts";
import type { Words } from "#shared/words.ts";
import { type Monitoring, startMonitoring } from "./alerts/monitoring.ts";
import { fileFailure } from "./database/opening/file-failure.ts";
import { ReopeningDatabase } from "./database/opening/reopening-database.ts";
import { createWorkers } from "./deliveries.ts";
import { Intake } from "./enquiries/intake.ts";
import { purgeDelivered } from "./enquiries/purge.ts";
import { startRetention } from "./enquiries/retention.ts";
import { EventCounts } from "./health/event-counts.ts";
import { StoreHold } from "./hold-store.ts";
import { transportSecurity } from "./http/answer/security-headers.ts";
import { createApp } from "./http/app.ts";
import { isOwnPath } from "./http/own-paths.ts";
import { ProxyWatch } from "./http/proxy-watch.ts";
import { RateLimit } from "./http/request/rate-limit.ts";
import { closeServer, createLimitedServer, listen } from "./http/server.ts";
import type { StaticSite } from "./http/static/static-site.ts";
import type { Log } from "./log/log.ts";
import { emlMailer } from "./mail/eml-mailer.ts";
import { mailFolder, removeMailFiles } from "./mail/mail-files.ts";
import type { Mailer } from "./mail/mailer.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { databaseLocation, databaseOpener } from "./open-database.ts";
import { enabledKinds, type Kind, kindsToSend } from "./outbox/kinds.ts";
import type { LeaseHolder } from "./outbox/lease-holder.ts";
import { Outbox } from "./outbox/outbox.ts";
import { queueFiled, recoverOutbox } from "./outbox/recover.ts";
import { makePrivate } from "./private-data.ts";
import { ProcessHolder } from "./process-holder.ts";
import { queueDigest } from "./quarantine/digest.ts";
import { HourlyLimit } from "./quarantine/hourly-limit.ts";
import { startDigests } from "./quarantine/start-digests.ts";
import type { Settings } from "./settings/settings.ts";
import { StartError } from "./settings/start-error.ts";
import { SharedCounts } from "./shared-counts.ts";
import { siteUrlWatch, warnAboutMails } from "./warnings.ts";

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
function serviceOpener(
	settings: Settings,
	hold: StoreHold,
	holder: LeaseHolder,
	kinds: readonly Kind[],
	log: Log,
) {
	const open = databaseOpener(settings, log);
	return async () => {
		if (!settings.databaseUrl) hold.take();
		const warning = protect(resolve(settings.dataDir));
		const database = await open();
		try {
			await recoverOutbox(database, holder, kinds, Date.now());
			if (settings.smtpUrl) await queueFiled(database, Date.now());
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

export type StartOptions = { site?: StaticSite; pages?: PageRenderer; events?: EventCounts };

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
	{ site, pages, events = new EventCounts() }: StartOptions = {},
): Promise<RunningService> {
	const mailer = createMailer(settings);
	const kinds = enabledKinds(settings);
	const holder = new ProcessHolder(resolve(settings.dataDir));
	const hold = takeStore(settings);
	const open = serviceOpener(settings, hold, holder, kinds, log);
	const database = new ReopeningDatabase(open, log);
	const outbox = new Outbox(database, Date.now, settings.retryBaseMs, holder);
	const workers = createWorkers(settings, words, database, outbox, mailer, log);
	const { databaseUrl } = settings;
	const shared = databaseUrl ? new SharedCounts(database) : undefined;
	const hourly = new HourlyLimit(settings.enquiriesPerHour, steadyNow, log, () =>
		shared?.tellEnquiry(),
	);
	const rate = new RateLimit(settings.rateLimitPerMinute, steadyNow, (networks) =>
		shared?.tellCall(networks),
	);
	const intake = new Intake(database, Date.now, kindsToSend(settings), workers, hourly);
	const proxyWatch = new ProxyWatch(settings.trustedProxy, log);
	let monitoring: Monitoring | undefined;
	const app = createApp({
		settings,
		intake,
		rateLimit: rate,
		database,
		log,
		now: Date.now,
		steadyNow,
		words,
		untrustedProxy: () => proxyWatch.found,
		observed: () => monitoring?.observed(),
		...(settings.metricsToken && { metrics: { token: settings.metricsToken, events } }),
		pages,
		pageHeaders: site?.pageHeaders ?? {},
	});
	const answerByApp = getRequestListener(app.fetch);
	const transport = transportSecurity(settings.siteOrigin);
	const watchSiteUrl = siteUrlWatch(settings.siteOrigin, log);
	const server = createLimitedServer(settings, (request, response) => {
		watchSiteUrl(request);
		proxyWatch.note(request);
		if (!site || isOwnPath(request.url ?? "/")) return void answerByApp(request, response);
		for (const [name, value] of Object.entries(transport)) response.setHeader(name, value);
		site.write(request, response);
	});

	await database.start();
	const address = await listen(server, settings).catch(async (error) => {
		// It would go on trying to open, and keep the process alive.
		await database.close();
		hold.release();
		throw error;
	});
	for (const worker of workers) worker.start();
	const stopSharing = databaseUrl && shared?.listen(databaseUrl, { rate, hourly });
	monitoring = startMonitoring(settings, database, log);
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
	const stopDigests = startDigests({
		async queue(before) {
			const queued = await queueDigest(database, before, Date.now());
			if (queued) for (const worker of workers) worker.wake();
		},
		timeZone: settings.timeZone,
		log,
		now: Date.now,
	});
	return {
		address,
		databaseLocation: databaseLocation(settings),
		mailDestination: mailer.destination,
		async stop() {
			stopRetention();
			stopDigests();
			// Requests are answered until the mails in progress are sent, so that the next process, which
			// starts after this one has ended, need not wait for a mail server.
			await Promise.all(workers.map((worker) => worker.stop(STOP_GRACE_MS)));
			await closeServer(server, STOP_GRACE_MS);
			await monitoring?.stop();
			if (stopSharing) await stopSharing();
			await database.close();
			hold.release();
		},
	};
}
