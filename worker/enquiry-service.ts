import { DurableObject, type DurableObjectState } from "cloudflare:workers";
import { words } from "#content/words.ts";
import { createServiceLog } from "#service/alerts/service-log.ts";
import { alertsOf } from "#service/alerts/watch.ts";
import type { Database } from "#service/database/database.ts";
import { createWorkers } from "#service/deliveries.ts";
import { Intake } from "#service/enquiries/intake.ts";
import { daysBefore, purgeDelivered } from "#service/enquiries/purge.ts";
import { schema } from "#service/enquiries/schema.ts";
import { readHealth } from "#service/health/health.ts";
import { createApp } from "#service/http/app.ts";
import { RateLimit } from "#service/http/request/rate-limit.ts";
import type { Mailer } from "#service/mail/mailer.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import type { DeliveryWorker } from "#service/outbox/delivery-worker.ts";
import { DeliveryError } from "#service/outbox/failure.ts";
import { enabledKinds, kindsToSend } from "#service/outbox/kinds.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { recoverOutbox } from "#service/outbox/recover.ts";
import { queueDigest } from "#service/quarantine/digest.ts";
import { HourlyLimit } from "#service/quarantine/hourly-limit.ts";
import { lastMorning, nextMorning } from "#service/quarantine/working-morning.ts";
import { readSettings } from "#service/settings/settings.ts";
import { siteUrlWatch, warnAboutMails } from "#service/warnings.ts";
import { DurableDatabase } from "./durable-database.ts";
import type { WorkerEnv } from "./env.ts";
import { timesInStorage } from "./posted-times.ts";
import { loadRefusalPage } from "./refusal-page.ts";

/** Pause after a database error, in milliseconds. */
const DATABASE_PAUSE_MS = 2_000;
/** How often RETENTION_DAYS is applied, in milliseconds. */
const RETENTION_INTERVAL_MS = 60 * 60 * 1000;

/** Without SMTP_URL mails wait in the database, because a Worker has no folder for mail files. */
const noMailer: Mailer = {
	destination: "nowhere",
	send: async () => {
		throw new DeliveryError("SMTP_URL is not set, so mails cannot be sent.", "login");
	},
};

/** Only one object of this name exists at a time, so it holds every lease. */
const ONLY_HOLDER = { name: "durable-object", freeEnded: async () => {} };

/** The whole service in one Durable Object: SQLite is its database, its alarm sends deliveries. */
export class EnquiryService extends DurableObject<WorkerEnv> {
	readonly #settings = readSettings(this.env);
	readonly #kinds = enabledKinds(this.#settings);
	readonly #watched = createServiceLog(
		this.#settings,
		(line) => console.log(line),
		timesInStorage(this.ctx.storage),
	);
	readonly #log = this.#watched.log;
	readonly #watchSiteUrl = siteUrlWatch(this.#settings.siteOrigin, this.#log);
	readonly #database: Database = new DurableDatabase(this.ctx.storage, schema);
	readonly #outbox: Outbox;
	readonly #workers: DeliveryWorker[];
	#app: ReturnType<typeof createApp> | undefined;

	constructor(ctx: DurableObjectState, env: WorkerEnv) {
		super(ctx, env);
		const { smtpUrl, retryBaseMs, metricsToken } = this.#settings;
		this.#outbox = new Outbox(this.#database, Date.now, retryBaseMs, ONLY_HOLDER);
		const mailer = smtpUrl ? smtpMailer(smtpUrl) : noMailer;
		this.#workers = createWorkers(
			{ ...this.#settings, hasCommandLine: false },
			words,
			this.#database,
			this.#outbox,
			mailer,
			this.#log,
		);
		void ctx.blockConcurrencyWhile(async () => {
			await this.#recoverAfterDeployment(mailer);
			this.#app = createApp({
				settings: this.#settings,
				// No workers to wake: the database sets the alarm.
				intake: new Intake(
					this.#database,
					Date.now,
					kindsToSend(this.#settings),
					[],
					new HourlyLimit(this.#settings.enquiriesPerHour, Date.now, this.#log),
				),
				rateLimit: new RateLimit(this.#settings.rateLimitPerMinute, Date.now),
				database: this.#database,
				log: this.#log,
				now: Date.now,
				steadyNow: Date.now,
				words,
				...(await loadRefusalPage(env.ASSETS)),
				...(metricsToken && { metrics: { token: metricsToken, events: this.#watched.events } }),
			});
		});
	}

	/** Runs once per deployment: objects start many times a day, but settings change only with one. */
	async #recoverAfterDeployment(mailer: Mailer): Promise<void> {
		const { storage } = this.ctx;
		if ((await storage.get("version")) === this.env.VERSION.id) return;
		await recoverOutbox(this.#database, ONLY_HOLDER, this.#kinds, Date.now());
		await storage.put("version", this.env.VERSION.id);
		await storage.setAlarm(Date.now());
		void warnAboutMails(this.#settings, mailer, this.#log);
	}

	async fetch(request: Request): Promise<Response> {
		this.#watchSiteUrl({ method: request.method, headers: Object.fromEntries(request.headers) });
		const remoteAddress = request.headers.get("cf-connecting-ip") ?? "";
		const bindings = { incoming: { socket: { remoteAddress } } };
		return this.#app?.fetch(request, bindings) ?? new Response(null, { status: 503 });
	}

	/** Applies RETENTION_DAYS. Resolves to the milliseconds until it is due again. */
	async #applyRetention(): Promise<number> {
		const { retentionDays: days } = this.#settings;
		if (days === 0) return Number.POSITIVE_INFINITY;
		const deleted = await purgeDelivered(this.#database, daysBefore(Date.now(), days));
		if (deleted.length > 0) {
			this.#log.info("retention.deleted", { enquiries: deleted.length, days });
		}
		return RETENTION_INTERVAL_MS;
	}

	/** Queues the digest of the last morning. Resolves to the milliseconds until the next morning. */
	async #queueDigest(): Promise<number> {
		const { timeZone } = this.#settings;
		const now = Date.now();
		await queueDigest(this.#database, lastMorning(now, timeZone), now);
		return nextMorning(now, timeZone) - now;
	}

	/** Looks for deliveries that are late, after each try. */
	async #watch(): Promise<void> {
		const health = await readHealth(this.#database, this.#settings, Date.now());
		for (const [event, details] of alertsOf(health)) this.#log.alert(event, details);
	}

	/** Sends what is due, sets the next alarm, never throws: failing alarms are dropped eventually. */
	async alarm(): Promise<void> {
		let wait = DATABASE_PAUSE_MS;
		try {
			const digest = await this.#queueDigest();
			await Promise.all(this.#workers.map((worker) => worker.sendDue()));
			await this.#watch();
			const retention = await this.#applyRetention();
			const dueIn = await this.#outbox.nextDueIn(this.#kinds);
			wait = Math.min(dueIn ?? digest, digest, retention);
		} catch (error) {
			this.#log.alert("delivery.paused", { error: (error as Error).message });
		}
		await this.ctx.storage.setAlarm(Date.now() + wait);
	}
}
