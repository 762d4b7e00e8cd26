import { DurableObject, type DurableObjectState } from "cloudflare:workers";
import type { Database } from "#service/database/database.ts";
import { createWorkers } from "#service/deliveries.ts";
import { Intake } from "#service/enquiries/intake.ts";
import { daysBefore, purgeDelivered } from "#service/enquiries/purge.ts";
import { schema } from "#service/enquiries/schema.ts";
import { createApp } from "#service/http/app.ts";
import { createLog } from "#service/log/log.ts";
import type { Mailer } from "#service/mail/mailer.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import type { DeliveryWorker } from "#service/outbox/delivery-worker.ts";
import { DeliveryError } from "#service/outbox/failure.ts";
import { kindsToSend } from "#service/outbox/kinds.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { recoverOutbox } from "#service/outbox/recover.ts";
import { readSettings } from "#service/settings/settings.ts";
import { DurableDatabase } from "./durable-database.ts";
import type { WorkerEnv } from "./env.ts";
import { loadRefusalPage } from "./refusal-page.ts";

/** Wait after the database could not answer, in milliseconds. */
const DATABASE_PAUSE_MS = 2_000;
/** How often RETENTION_DAYS is applied, in milliseconds. */
const RETENTION_PAUSE_MS = 60 * 60 * 1000;

/** There is no folder for mail files here; the enquiry stays stored until SMTP_URL is set. */
const noMailer: Mailer = {
	destination: "nowhere",
	send: async () => {
		throw new DeliveryError("Set SMTP_URL to have the mails sent.", "login");
	},
};

/** There is never more than one object of this name, so every lease is its own. */
const ONLY_HOLDER = { name: "durable-object", isDead: () => false };

/** The whole service in one Durable Object: its SQLite is the database, its alarm runs the delivery. */
export class EnquiryService extends DurableObject<WorkerEnv> {
	readonly #settings = readSettings(this.env);
	readonly #kinds = kindsToSend(this.#settings);
	readonly #log = createLog((line) => console.log(line));
	readonly #database: Database = new DurableDatabase(this.ctx.storage, schema);
	readonly #outbox: Outbox;
	readonly #workers: DeliveryWorker[];
	#app: ReturnType<typeof createApp> | undefined;

	constructor(ctx: DurableObjectState, env: WorkerEnv) {
		super(ctx, env);
		const { smtpUrl, retryBaseMs } = this.#settings;
		this.#outbox = new Outbox(this.#database, Date.now, retryBaseMs, ONLY_HOLDER);
		const mailer = smtpUrl ? smtpMailer(smtpUrl) : noMailer;
		this.#workers = createWorkers(this.#settings, this.#database, this.#outbox, mailer, this.#log);
		void ctx.blockConcurrencyWhile(async () => {
			await this.#recoverAfterDeployment();
			this.#app = createApp({
				settings: this.#settings,
				// The database sets the alarm itself, so there is no worker to wake.
				intake: new Intake(this.#database, Date.now, this.#kinds, []),
				database: this.#database,
				log: this.#log,
				now: Date.now,
				steadyNow: Date.now,
				...(await loadRefusalPage(env.ASSETS)),
			});
		});
	}

	/** An object starts many times a day; only a new version can have corrected a setting. */
	async #recoverAfterDeployment(): Promise<void> {
		const { storage } = this.ctx;
		if ((await storage.get("version")) === this.env.VERSION.id) return;
		await recoverOutbox(this.#database, ONLY_HOLDER, this.#kinds, Date.now());
		await storage.put("version", this.env.VERSION.id);
		await storage.setAlarm(Date.now());
	}

	async fetch(request: Request): Promise<Response> {
		const remoteAddress = request.headers.get("cf-connecting-ip") ?? "";
		const bindings = { incoming: { socket: { remoteAddress } } };
		return this.#app?.fetch(request, bindings) ?? new Response(null, { status: 503 });
	}

	/** Deletes what is old enough, and resolves to the longest wait until the next time. */
	async #retain(): Promise<number> {
		const { retentionDays: days } = this.#settings;
		if (days === 0) return Number.POSITIVE_INFINITY;
		const deleted = await purgeDelivered(this.#database, daysBefore(Date.now(), days));
		if (deleted.length > 0) {
			this.#log.info("retention.deleted", { enquiries: deleted.length, days });
		}
		return RETENTION_PAUSE_MS;
	}

	/** Sends what is due and sets the next alarm. It never throws: alarms that keep failing are dropped. */
	async alarm(): Promise<void> {
		let wait = DATABASE_PAUSE_MS;
		try {
			await Promise.all(this.#workers.map((worker) => worker.sendDue()));
			const retention = await this.#retain();
			const dueIn = await this.#outbox.nextDueIn(this.#kinds);
			wait = Math.min(dueIn ?? retention, retention);
		} catch (error) {
			this.#log.alert("delivery.paused", { error: (error as Error).message });
		}
		if (wait !== Number.POSITIVE_INFINITY) await this.ctx.storage.setAlarm(Date.now() + wait);
	}
}
