import { DurableObject, type DurableObjectState } from "cloudflare:workers";
import { createAccept } from "#service/accept.ts";
import { createApp } from "#service/app.ts";
import { createDelivery, type Delivery } from "#service/deliver.ts";
import { createIdMaker } from "#service/enquiry-id.ts";
import { readSettings } from "#service/env.ts";
import { readHealth } from "#service/health.ts";
import { createLog } from "#service/log.ts";
import { composeMail } from "#service/mail.ts";
import { DeliveryError, type Mailer } from "#service/mailers/mailer.ts";
import { smtpMailer } from "#service/mailers/smtp.ts";
import { createOutbox, type Outbox } from "#service/outbox.ts";
import { durableStore } from "./durable-store.ts";
import type { WorkerEnv } from "./env.ts";
import { loadRefusalPage } from "./refusal-page.ts";

/** Wait after the store could not answer, in milliseconds. */
const STORE_PAUSE_MS = 2_000;

/** There is no folder for mail files here; the enquiry stays stored until SMTP_URL is set. */
const noMailer: Mailer = {
	destination: "nowhere",
	send: async () => {
		throw new DeliveryError("Set SMTP_URL to have the mails sent.", "login", undefined);
	},
};

/** The whole service in one Durable Object: its SQLite is the store, its alarm the delivery worker. */
export class EnquiryService extends DurableObject<WorkerEnv> {
	#app: ReturnType<typeof createApp> | undefined;
	#delivery: Delivery;
	#outbox: Outbox;
	#log = createLog((line) => console.log(line));

	constructor(ctx: DurableObjectState, env: WorkerEnv) {
		super(ctx, env);
		const settings = readSettings(env);
		const { smtpUrl, mailFrom: from, mailTo: to, retryBaseMs } = settings;
		const store = durableStore(ctx.storage, Date.now);
		this.#outbox = createOutbox(store, Date.now, retryBaseMs);
		this.#delivery = createDelivery({
			outbox: this.#outbox,
			mailer: smtpUrl ? smtpMailer(smtpUrl) : noMailer,
			log: this.#log,
			compose: (enquiry) => composeMail(enquiry, { from, to }),
		});
		void ctx.blockConcurrencyWhile(async () => {
			await this.#recoverAfterDeployment();
			this.#app = createApp({
				settings,
				log: this.#log,
				// The store sets the alarm itself.
				accept: createAccept(store, Date.now, createIdMaker(Date.now), () => {}),
				health: () => readHealth(store.query, Date.now),
				now: Date.now,
				...(await loadRefusalPage(env.ASSETS)),
			});
		});
	}

	/** An object starts anew many times a day; only a new version can have mended a setting. */
	async #recoverAfterDeployment(): Promise<void> {
		const { storage } = this.ctx;
		if ((await storage.get("version")) === this.env.VERSION.id) return;
		await this.#outbox.recover();
		await storage.put("version", this.env.VERSION.id);
		await storage.setAlarm(Date.now());
	}

	async fetch(request: Request): Promise<Response> {
		const remoteAddress = request.headers.get("cf-connecting-ip") ?? "";
		const bindings = { incoming: { socket: { remoteAddress } } };
		return this.#app?.fetch(request, bindings) ?? new Response(null, { status: 503 });
	}

	/** Sends what is due, and comes back when the next mail is. It never fails: alarms that do are given up. */
	async alarm(): Promise<void> {
		let dueIn: number | null = STORE_PAUSE_MS;
		try {
			await this.#delivery.sendDue();
			dueIn = await this.#outbox.nextDueIn();
		} catch (error) {
			this.#log.alert("delivery.paused", { error: (error as Error).message });
		}
		if (dueIn !== null) await this.ctx.storage.setAlarm(Date.now() + dueIn);
	}
}
