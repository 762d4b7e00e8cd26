import { DatabaseNotOpen } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { DeliveryError, type Kind } from "./kinds.ts";
import { ABANDONED, type Claim, type Outbox } from "./outbox.ts";
import { LEASE_MS, SEND_TIMEOUT_MS } from "./time-limits.ts";

/** Concurrent sends. One that hangs blocks only its own slot. */
const SLOTS = 4;
/** Shortest sleep, in milliseconds, when another process has locked what is due. */
const MIN_SLEEP_MS = 100;
/** Longest sleep, in milliseconds. It limits how long a clock jump can delay a delivery. */
const MAX_SLEEP_MS = 60_000;
/** Pause after a database error, in milliseconds. */
const DATABASE_PAUSE_MS = 2_000;
/** Tries to record that something was sent; all of them fit into the lease. */
const RECORD_TRIES = Math.floor((LEASE_MS - SEND_TIMEOUT_MS) / DATABASE_PAUSE_MS) - 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The result of a send: the refused addresses, if others accepted it, and whether it was only written
 * to a file; or "erased" if the enquiry no longer exists.
 */
export type Sent = { refused: string[]; filed?: boolean } | "erased";

/** Sends one kind of delivery for the enquiry with this id. @throws DeliveryError */
export type Send = (id: string, signal: AbortSignal) => Promise<Sent>;

/** The send functions of a worker, by kind. */
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

	/** Starts the worker, which sends what is due at once. */
	start(): void {
		this.#finished = this.#work();
	}

	/** Tells the worker that something is due. */
	wake(): void {
		this.#woken = true;
		this.#endSleep();
	}

	/**
	 * Stops the worker. Abandons sends that still run after `graceMs` ms: a shutdown cannot wait ten
	 * minutes for a mail server. `Outbox.abandoned` says when they are retried.
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
		if (this.#inProgress.size === SLOTS) return this.#sleep(MAX_SLEEP_MS);
		if ((await this.#deliverDue()).length > 0) return;
		const dueIn = await this.#outbox.nextDueIn([...this.#inProgress.keys()]);
		await this.#sleep(Math.max(MIN_SLEEP_MS, Math.min(dueIn ?? MAX_SLEEP_MS, MAX_SLEEP_MS)));
	}

	/** Claims what is due, as far as slots are free, and starts its delivery. */
	async #deliverDue(): Promise<Promise<void>[]> {
		const held = [...this.#inProgress.keys()];
		const claims = await this.#outbox.claim(SLOTS - held.length, held);
		return claims.map((claim) => {
			const work = this.#deliver(claim)
				.finally(() => this.#inProgress.delete(claim))
				.then(
					() => this.wake(),
					(error: Error) => {
						this.#databaseFailed(error);
						// The next query would probably fail, too.
						void pause(DATABASE_PAUSE_MS).then(() => this.wake());
					},
				);
			this.#inProgress.set(claim, work);
			return work;
		});
	}

	async #deliver(claim: Claim): Promise<void> {
		let sent: Sent;
		try {
			sent = await this.#send(claim);
		} catch (error) {
			if (this.#abort.signal.aborted) return this.#recordAbandoned(claim);
			return this.#recordFailure(claim, error);
		}
		if (sent === "erased") return;
		const state = sent.filed ? "filed" : "sent";
		await this.#recordSent(claim, state);
		const { id, kind, tries } = claim;
		this.#log.info(`${kind}.${state}`, { id, tries });
		if (sent.refused.length > 0) {
			this.#log.alert(`${kind}.partly-refused`, { id, refused: sent.refused.join(" ") });
		}
	}

	/** Sends a claimed delivery, with a timeout. */
	async #send({ kind, id }: Claim): Promise<Sent> {
		const timeout = new AbortController();
		const timer = setTimeout(() => timeout.abort(), SEND_TIMEOUT_MS);
		try {
			const signal = AbortSignal.any([this.#abort.signal, timeout.signal]);
			return (await this.#sends[kind]?.(id, signal)) ?? { refused: [] };
		} finally {
			clearTimeout(timer);
		}
	}

	/** Records a sent or filed delivery. Retries on errors, because an unrecorded one is sent again. */
	async #recordSent(claim: Claim, state: "sent" | "filed"): Promise<void> {
		for (let tries = 1; ; tries++) {
			try {
				return await this.#outbox.sent(claim, state);
			} catch (error) {
				if (tries >= RECORD_TRIES || this.#stopping) throw error;
				await pause(DATABASE_PAUSE_MS);
			}
		}
	}

	async #recordFailure(claim: Claim, error: unknown): Promise<void> {
		const failure = error instanceof DeliveryError ? error.failure : "temporary";
		const text = error instanceof Error ? error.message : String(error);
		const nextTry = await this.#outbox.failed(claim, text, failure);
		const { id, kind, tries } = claim;
		const next = nextTry && new Date(nextTry).toISOString();
		const details = { id, tries, error: text, nextTry: next };
		if (nextTry === null) {
			// Not an alert: the owner cannot correct an address that a visitor mistyped.
			const mistyped = kind === "acknowledgement" && failure === "permanent";
			this.#log[mistyped ? "info" : "alert"](`${kind}.stopped`, details);
		} else if (failure === "login") this.#log.alert(`${kind}.login-failed`, details);
		else this.#log.info(`${kind}.failed`, details);
	}

	async #recordAbandoned(claim: Claim): Promise<void> {
		const nextTry = new Date(await this.#outbox.abandoned(claim)).toISOString();
		const { id, kind, tries } = claim;
		this.#log.info(`${kind}.failed`, { id, tries, error: ABANDONED, nextTry });
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
