import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { createAccept } from "./accept.ts";
import { createApp } from "./app.ts";
import { createDelivery } from "./deliver.ts";
import { createIdMaker } from "./enquiry-id.ts";
import { orStartError, type Settings, StartError } from "./env.ts";
import { readHealth } from "./health.ts";
import type { Log } from "./log.ts";
import { composeMail } from "./mail.ts";
import { emlMailer } from "./mailers/eml-files.ts";
import type { Mailer } from "./mailers/mailer.ts";
import { smtpMailer } from "./mailers/smtp.ts";
import { createOutbox } from "./outbox.ts";
import { type StaticSite, writeStatic } from "./static-files.ts";
import { openStore } from "./store/open.ts";

/** Slow requests are cut, in milliseconds: Node's own limit for a small body is 300 s. */
const REQUEST_LIMITS = {
	headersTimeout: 10_000,
	requestTimeout: 15_000,
	connectionsCheckingInterval: 5_000,
};
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
	return orStartError("DATA_DIR", resolve(dataDir, "mails"), emlMailer);
}

/** An absolute-form target would let the client choose the host that the app sees. */
const pathOnly = (target = "/") => target.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

const isForApp = (path: string) => /^\/(api|healthz)(?=[/?#]|$)/.test(path);

function listen(server: Server, { port, host }: Settings): Promise<string> {
	return new Promise((done, fail) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "EADDRINUSE" ? "another program uses it" : error.message;
			const setting = ["EADDRINUSE", "EACCES"].includes(error.code ?? "") ? "PORT" : "HOST";
			const value = setting === "PORT" ? port : host;
			fail(
				new StartError(
					`${setting} ${value} cannot be used: ${reason}. Set ${setting} to another value.`,
				),
			);
		});
		server.listen(port, host, () => {
			const address = server.address();
			const used = typeof address === "object" && address ? address.port : port;
			done(`http://${host.includes(":") ? `[${host}]` : host}:${used}`);
		});
	});
}

/** Ends a server: requests under way get the grace time, idle connections none. */
async function closeServer(server: Server): Promise<void> {
	let open = true;
	server.close(() => {
		open = false;
	});
	for (const end = Date.now() + STOP_GRACE_MS; open && Date.now() < end; await wait(50)) {
		server.closeIdleConnections();
	}
	server.closeAllConnections();
}

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
	const outbox = createOutbox(store, Date.now, settings.retryBaseMs);
	const delivery = createDelivery({
		outbox,
		mailer,
		log,
		compose: (enquiry) => composeMail(enquiry, { from: settings.mailFrom, to: settings.mailTo }),
	});
	const app = createApp({
		settings,
		log,
		accept: createAccept(store, Date.now, createIdMaker(Date.now), delivery.wake),
		health: () => readHealth(store.query, Date.now),
		now: () => performance.now(),
		refusalTemplate: site?.html("/enquiry-failed"),
		pageHeaders: site?.pageHeaders ?? {},
	});
	const answerByApp = getRequestListener(app.fetch);
	const server = createServer(REQUEST_LIMITS, (request, response) => {
		request.url = pathOnly(request.url);
		if (site && !isForApp(request.url)) writeStatic(site, request, response);
		else void answerByApp(request, response);
	});

	await orStartError(setting, place, outbox.recover);
	const address = await listen(server, settings);
	delivery.start();
	return {
		address,
		storePlace: place,
		mailDestination: mailer.destination,
		async stop() {
			await closeServer(server);
			await delivery.stop(STOP_GRACE_MS);
			await store.close();
		},
	};
}
