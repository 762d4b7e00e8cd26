import { DurableObject, type DurableObjectState } from "cloudflare:workers";
import { createAccept } from "#service/accept.ts";
import { createApp } from "#service/app.ts";
import type { Delivery } from "#service/deliver.ts";
import { createDeliveries } from "#service/deliveries.ts";
import { createIdMaker } from "#service/enquiry-id.ts";
import { readSettings, type Settings } from "#service/env.ts";
import { readHealth } from "#service/health.ts";
import { createLog } from "#service/log.ts";
import { DeliveryError, type Mailer } from "#service/mailers/mailer.ts";
import { smtpMailer } from "#service/mailers/smtp.ts";
import { createOutbox, type Outbox } from "#service/outbox.ts";
import { daysBefore, purgeDelivered } from "#service/purge.ts";
import { type Kind, kindsToSend } from "#service/queue-rows.ts";
import type { Store } from "#service/store/port.ts";
import { durableStore } from "./durable-store.ts";
import type { WorkerEnv } from "./env.ts";
import { loadRefusalPage } from "./refusal-page.ts";

/** Wait after the store could not answer, in milliseconds. */
const STORE_PAUSE_MS = 2_000;
/** With a retention time, what is old enough is looked for this often, in milliseconds. */
const RETENTION_PAUSE_MS = 60 * 60 * 1000;

/** There is no folder for mail files here; the enquiry stays stored until SMTP_URL is set. */
const noMailer: Mailer = {
	destination: "nowhere",
	send: async () => {
		throw new DeliveryError("Set SMTP_URL to have the mails sent.", "login", undefined);
	},
};

/** There is never more than one object of this name, so every lease is its own. */
const ONLY_HOLDER = { name: "durable-object", isDead: () => false };

/** The whole service in one Durable Object: its SQLite is the store, its alarm the delivery worker. */
export class EnquiryService extends DurableObject<WorkerEnv> {
	#app: ReturnType<typeof createApp> | undefined;
	#settings: Settings;
	#store: Store;
	#deliveries: Delivery[];
	#outbox: Outbox;
	#kinds: Kind[];
	#log = createLog((line) => console.log(line));

	constructor(ctx: DurableObjectState, env: WorkerEnv) {
		super(ctx, env);
		const settings = readSettings(env);
		const { smtpUrl, retryBaseMs } = settings;
		this.#settings = settings;
		const store = durableStore(ctx.storage, Date.now);
		this.#store = store;
		this.#kinds = kindsToSend(settings);
		this.#outbox = createOutbox(store, Date.now, retryBaseMs, ONLY_HOLDER);
		const mailer = smtpUrl ? smtpMailer(smtpUrl) : noMailer;
		this.#deliveries = createDeliveries(settings, mailer, {
			outbox: this.#outbox,
			log: this.#log,
		});
		void ctx.blockConcurrencyWhile(async () => {
			await this.#recoverAfterDeployment();
			this.#app = createApp({
				settings,
				log: this.#log,
				// The store sets the alarm itself.
				accept: createAccept(store, Date.now, createIdMaker(Date.now), () => {}, this.#kinds),
				health: (notStored) => readHealth(store.query, Date.now, notStored),
				now: Date.now,
				...(await loadRefusalPage(env.ASSETS)),
			});
		});
	}

	/** An object starts anew many times a day; only a new version can have mended a setting. */
	async #recoverAfterDeployment(): Promise<void> {
		const { storage } = this.ctx;
		if ((await storage.get("version")) === this.env.VERSION.id) return;
		await this.#outbox.recover(this.#kinds);
		await storage.put("version", this.env.VERSION.id);
		await storage.setAlarm(Date.now());
	}

	async fetch(request: Request): Promise<Response> {
		const remoteAddress = request.headers.get("cf-connecting-ip") ?? "";
		const bindings = { incoming: { socket: { remoteAddress } } };
		return this.#app?.fetch(request, bindings) ?? new Response(null, { status: 503 });
	}

	/** Deletes what is old enough, and resolves to the longest wait until the next look. */
	async #retain(): Promise<number> {
		const { retentionDays } = this.#settings;
		if (retentionDays === 0) return Number.POSITIVE_INFINITY;
		const deleted = await purgeDelivered(this.#store.query, daysBefore(Date.now(), retentionDays));
		if (deleted.length > 0) {
			this.#log.info("retention.deleted", { enquiries: deleted.length, days: retentionDays });
		}
		return RETENTION_PAUSE_MS;
	}

	/** Sends what is due, and comes back when something is. It never fails: alarms that do are given up. */
	async alarm(): Promise<void> {
		let wait = STORE_PAUSE_MS;
		try {
			await Promise.all(this.#deliveries.map((delivery) => delivery.sendDue()));
			const retention = await this.#retain();
			const dueIn = await this.#outbox.nextDueIn(this.#kinds);
			wait = Math.min(dueIn ?? retention, retention);
		} catch (error) {
			this.#log.alert("delivery.paused", { error: (error as Error).message });
		}
		if (wait !== Number.POSITIVE_INFINITY) await this.ctx.storage.setAlarm(Date.now() + wait);
	}
}
