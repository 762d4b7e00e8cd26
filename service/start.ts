import { getRequestListener } from "@hono/node-server";
import { createAccept } from "./accept.ts";
import { createApp } from "./app.ts";
import { createDeliveries } from "./deliveries.ts";
import { createIdMaker } from "./enquiry-id.ts";
import { orStartError, type Settings } from "./env.ts";
import { readHealth } from "./health.ts";
import { transportSecurity } from "./http/security-headers.ts";
import { closeServer, createLimitedServer, listen } from "./http/server.ts";
import { processHolder } from "./lease-holder.ts";
import type { Log } from "./log.ts";
import { emlMailer } from "./mailers/eml-files.ts";
import { mailFolder, removeMailFiles } from "./mailers/mail-file.ts";
import type { Mailer } from "./mailers/mailer.ts";
import { smtpMailer } from "./mailers/smtp.ts";
import { createOutbox } from "./outbox.ts";
import { purgeDelivered } from "./purge.ts";
import { kindsToSend } from "./queue-rows.ts";
import { startRetention } from "./retention.ts";
import { type StaticSite, writeStatic } from "./static-files.ts";
import { openStore } from "./store/open.ts";

/** Time for requests, and then for mails, to finish when the service is told to stop. */
const STOP_GRACE_MS = 10_000;

export type RunningService = {
	/** Where the site answers. */
	address: string;
	/** The database file, or the database's address without its password. */
	storePlace: string;
	/** The mail server's host, or the folder of the mail files. */
	mailDestination: string;
	/** Stops taking requests, finishes what is under way, and closes the store. */
	stop(): Promise<void>;
};

async function openMailer({ smtpUrl, dataDir }: Settings): Promise<Mailer> {
	if (smtpUrl) return smtpMailer(smtpUrl);
	return orStartError("DATA_DIR", mailFolder(dataDir), emlMailer);
}

const isForApp = (path: string) => /^\/(api|healthz)(?=[/?#]|$)/.test(path);

/**
 * Starts the service: store, delivery, and one HTTP server for the calls and the site.
 * @param site the built site; without it only the service's own addresses answer
 * @throws StartError when a setting cannot be used here
 */
export async function startService(
	settings: Settings,
	log: Log,
	site?: StaticSite,
): Promise<RunningService> {
	const { store, setting, place } = await openStore(settings);
	const mailer = await openMailer(settings);
	const outbox = createOutbox(store, Date.now, settings.retryBaseMs, processHolder());
	const deliveries = createDeliveries(settings, mailer, { outbox, log });
	const wakeAll = () => {
		for (const delivery of deliveries) delivery.wake();
	};
	const kinds = kindsToSend(settings);
	const transport = transportSecurity(settings.siteOrigin);
	const app = createApp({
		settings,
		log,
		accept: createAccept(store, Date.now, createIdMaker(Date.now), wakeAll, kinds),
		health: (notStored) => readHealth(store.query, Date.now, notStored),
		now: () => performance.now(),
		refusalTemplate: site?.html("/enquiry-failed"),
		pageHeaders: site?.pageHeaders ?? {},
	});
	const answerByApp = getRequestListener(app.fetch);
	const server = createLimitedServer(settings, (request, response) => {
		if (!site || isForApp(request.url ?? "/")) return void answerByApp(request, response);
		for (const [name, value] of Object.entries(transport)) response.setHeader(name, value);
		writeStatic(site, request, response);
	});

	await orStartError(setting, place, () => outbox.recover(kinds));
	const address = await listen(server, settings);
	for (const delivery of deliveries) delivery.start();
	const endRetention = startRetention({
		days: settings.retentionDays,
		async purge(before) {
			const ids = await purgeDelivered(store.query, before);
			await removeMailFiles(mailFolder(settings.dataDir), ids);
			return ids.length;
		},
		log,
		now: Date.now,
		steady: () => performance.now(),
	});
	return {
		address,
		storePlace: place,
		mailDestination: mailer.destination,
		async stop() {
			endRetention();
			await closeServer(server, STOP_GRACE_MS);
			await Promise.all(deliveries.map((delivery) => delivery.stop(STOP_GRACE_MS)));
			await store.close();
		},
	};
}
