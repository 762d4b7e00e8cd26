import { DatabaseNotOpen } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { DeliveryError, type Kind } from "./kinds.ts";
import { ABANDONED, type Claim, type Outbox } from "./outbox.ts";
import { SEND_TIMEOUT_MS } from "./time-limits.ts";

/** Concurrent sends. */
const SLOTS = 4;
/**
 * Milliseconds: the sleep when another process has locked what is due, and the longest, which
 * limits how long a clock jump can delay a delivery.
 */
const MIN_SLEEP_MS = 100;
const MAX_SLEEP_MS = 60_000;
/** Pause after a database error, in milliseconds. */
const DATABASE_PAUSE_MS = 2_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The refused addresses, if others accepted it, and whether it was only filed; or the enquiry is
 * gone, or there is nothing to send any more.
 */
export type Sent = { refused: string[]; filed?: boolean } | "erased" | "settled";

/** Sends one kind of delivery for the enquiry with this id. @throws DeliveryError */
export type Send = (id: string, signal: AbortSignal) => Promise<Sent>;

export type Sends = Partial<Record<Kind, Send>>;

/** Sends what is due in the outbox, until it is stopped. */
export class DeliveryWorker {
	readonly #outbox: Outbox;
	readonly #sends: Sends;
	readonly #log: Log;
	readonly #inProgress = new Map<Claim, Promise<void>>();
	readonly #abort = new AbortController();
	#stopping = false;
	#woken = false;
	#endSleep = () => {};
	#finished: Promise<void> = Promise.resolve();

	constructor(outbox: Outbox, sends: Sends, log: Log) {
		this.#outbox = outbox;
		this.#sends = sends;
		this.#log = log;
	}

	start(): void {
		this.#finished = this.#work();
	}

	/** Tells the worker that something is due. */
	wake(): void {
		this.#woken = true;
		this.#endSleep();
	}

	/**
	 * Stops, and abandons sends that still run after `graceMs` ms: a shutdown cannot wait ten
	 * minutes.
	 */
	async stop(graceMs: number): Promise<void> {
		this.#stopping = true;
		this.#endSleep();
		const timer = setTimeout(() => this.#abort.abort(), graceMs);
		await this.#finished;
		clearTimeout(timer);
	}

	async #work(): Promise<void> {
		while (!this.#stopping) {
			try {
				await this.#round();
			} catch (error) {
				this.#databaseFailed(error as Error);
				this.#woken = false;
				await this.#sleep(DATABASE_PAUSE_MS);
			}
		}
		await Promise.all(this.#inProgress.values());
	}

	/** Starts what is due, or sleeps until something is due or a slot becomes free. */
	async #round(): Promise<void> {
		this.#woken = false;
		const held = [...this.#inProgress.keys()];
		if (held.length === SLOTS) return this.#sleep(MAX_SLEEP_MS);
		const claims = await this.#outbox.claim(SLOTS - held.length, held);
		for (const claim of claims) this.#inProgress.set(claim, this.#deliver(claim));
		if (claims.length > 0) return;
		const dueIn = (await this.#outbox.nextDueIn(held)) ?? MAX_SLEEP_MS;
		await this.#sleep(Math.max(MIN_SLEEP_MS, Math.min(dueIn, MAX_SLEEP_MS)));
	}

	/** Never rejects. */
	async #deliver(claim: Claim): Promise<void> {
		try {
			await this.#sendAndRecord(claim);
		} catch (error) {
			this.#databaseFailed(error as Error);
			// The next query would probably fail, too.
			if (!this.#stopping) await pause(DATABASE_PAUSE_MS);
		}
		this.#inProgress.delete(claim);
		this.wake();
	}

	async #sendAndRecord(claim: Claim): Promise<void> {
		const { id, kind, tries } = claim;
		const timeout = new AbortController();
		const timer = setTimeout(() => timeout.abort(), SEND_TIMEOUT_MS);
		let sent: Sent;
		try {
			const signal = AbortSignal.any([this.#abort.signal, timeout.signal]);
			sent = (await this.#sends[kind]?.(id, signal)) ?? { refused: [] };
		} catch (error) {
			return this.#recordFailure(claim, error as Error);
		} finally {
			clearTimeout(timer);
		}
		if (sent === "erased") return;
		if (sent === "settled") return this.#recordSent(claim, "cancelled");
		const state = sent.filed ? "filed" : "sent";
		await this.#recordSent(claim, state);
		this.#log.info(`${kind}.${state}`, { id, tries });
		if (sent.refused.length > 0) {
			this.#log.alert(`${kind}.partly-refused`, { id, refused: sent.refused.join(" ") });
		}
	}

	/** Retries on errors, because what is not recorded is sent again. */
	async #recordSent(claim: Claim, state: "sent" | "filed" | "cancelled"): Promise<void> {
		for (;;) {
			try {
				return await this.#outbox.sent(claim, state);
			} catch (error) {
				if (this.#stopping) throw error;
				await pause(DATABASE_PAUSE_MS);
			}
		}
	}

	async #recordFailure(claim: Claim, error: Error): Promise<void> {
		const { id, kind, tries } = claim;
		const isAbandoned = this.#abort.signal.aborted;
		const failure = error instanceof DeliveryError ? error.failure : "temporary";
		const nextTry = isAbandoned
			? await this.#outbox.abandoned(claim)
			: await this.#outbox.failed(claim, error.message, failure);
		const next = nextTry && new Date(nextTry).toISOString();
		const text = isAbandoned ? ABANDONED : error.message;
		const details = { id, tries, error: text, nextTry: next };
		if (nextTry === null) {
			// Not an alert: the owner cannot correct an address that a visitor mistyped.
			const mistyped = kind === "acknowledgement" && failure === "permanent";
			this.#log[mistyped ? "info" : "alert"](`${kind}.stopped`, details);
		} else if (failure === "login" && !isAbandoned) {
			this.#log.alert(`${kind}.login-failed`, details);
		} else this.#log.info(`${kind}.failed`, details);
	}

	#databaseFailed(error: Error): void {
		if (error instanceof DatabaseNotOpen) return;
		this.#log.alert("delivery.paused", { error: error.message });
	}

	#sleep(ms: number): Promise<void> {
		return new Promise((resolve) => {
			if (this.#woken || this.#stopping) return resolve();
			const timer = setTimeout(resolve, ms);
			this.#endSleep = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}
}
