import type { Log } from "../log/log.ts";
import { DeliveryError } from "./failure.ts";
import type { Kind } from "./kinds.ts";
import { type Claim, LEASE_MS, type Outbox } from "./outbox.ts";

/** Sends under way at once. One that hangs occupies one slot and not the others. */
const SLOTS = 4;
/** Longest time for one send, in milliseconds; well inside the lease. */
const SEND_LIMIT_MS = 45_000;
/** Longest sleep, in milliseconds: a clock jump cannot delay what is due for longer. */
const LONGEST_SLEEP_MS = 60_000;
/** Pause after the database could not answer, in milliseconds. */
const DATABASE_PAUSE_MS = 2_000;
/** Tries to record that something was sent; all of them fit into the lease. */
const SENT_TRIES = Math.floor((LEASE_MS - SEND_LIMIT_MS) / DATABASE_PAUSE_MS) - 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * What became of a send: the addresses that were refused although others were accepted, or
 * "erased" when the enquiry no longer exists.
 */
export type Sent = { refused: string[] } | "erased";

/** Sends one kind of thing about the enquiry with this id. @throws DeliveryError */
export type Send = (id: string, signal: AbortSignal) => Promise<Sent>;

/** How to send each kind that a worker takes. */
export type Sends = Partial<Record<Kind, Send>>;

/** Sends what is due in the outbox, and never gives up by itself. */
export class DeliveryWorker {
	readonly #outbox: Outbox;
	readonly #sends: Sends;
	readonly #kinds: readonly Kind[];
	readonly #log: Log;
	readonly #underWay = new Map<Claim, Promise<void>>();
	readonly #cutOff = new AbortController();
	#stopping = false;
	#woken = false;
	#endSleep = () => {};
	#finished: Promise<void> = Promise.resolve();

	constructor(outbox: Outbox, sends: Sends, log: Log) {
		this.#outbox = outbox;
		this.#sends = sends;
		this.#kinds = Object.keys(sends) as Kind[];
		this.#log = log;
	}

	/** Starts the worker; what is due is sent at once. */
	start(): void {
		this.#finished = this.#work();
	}

	/** Tells the worker that something is due. */
	wake(): void {
		this.#woken = true;
		this.#endSleep();
	}

	/** Ends the worker. Sends under way get `graceMs` to finish; then they are cut off and retried later. */
	async stop(graceMs: number): Promise<void> {
		this.#stopping = true;
		this.#endSleep();
		const timer = setTimeout(() => this.#cutOff.abort(), graceMs);
		await this.#finished;
		clearTimeout(timer);
	}

	/**
	 * Sends what is due, as much as fits into the slots, and resolves to how much there was. For a
	 * host that has its own alarm clock and does not `start` the worker.
	 */
	async sendDue(): Promise<number> {
		return (await Promise.all(await this.#take())).length;
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
		await Promise.all(this.#underWay.values());
	}

	/** Takes what is due, or sleeps until something is due or a slot becomes free. */
	async #round(): Promise<void> {
		this.#woken = false;
		if (this.#underWay.size === SLOTS) return this.#sleep(LONGEST_SLEEP_MS);
		if ((await this.#take()).length > 0) return;
		const dueIn = await this.#outbox.nextDueIn(this.#kinds, [...this.#underWay.keys()]);
		await this.#sleep(Math.min(dueIn ?? LONGEST_SLEEP_MS, LONGEST_SLEEP_MS));
	}

	/** Claims what is due, as far as slots are free, and begins to deliver it. */
	async #take(): Promise<Promise<void>[]> {
		const held = [...this.#underWay.keys()];
		const claims = await this.#outbox.claim(SLOTS - held.length, this.#kinds, held);
		return claims.map((claim) => {
			const work = this.#deliver(claim)
				.finally(() => this.#underWay.delete(claim))
				.then(
					() => this.wake(),
					(error: Error) => {
						this.#databaseFailed(error);
						// Asking a locked database blocks the process, so not at once.
						void pause(DATABASE_PAUSE_MS).then(() => this.wake());
					},
				);
			this.#underWay.set(claim, work);
			return work;
		});
	}

	async #deliver(claim: Claim): Promise<void> {
		let sent: Sent;
		try {
			sent = await this.#send(claim);
		} catch (error) {
			return this.#recordFailure(claim, error);
		}
		if (sent === "erased") return;
		await this.#recordSent(claim);
		const { id, kind, tries } = claim;
		this.#log.info(`${kind}.sent`, { id, tries });
		if (sent.refused.length > 0) {
			this.#log.alert(`${kind}.partly-refused`, { id, refused: sent.refused.join(" ") });
		}
	}

	/** Sends it; what takes too long is cut off. */
	async #send({ kind, id }: Claim): Promise<Sent> {
		const tooLong = new AbortController();
		const timer = setTimeout(() => tooLong.abort(), SEND_LIMIT_MS);
		try {
			const signal = AbortSignal.any([this.#cutOff.signal, tooLong.signal]);
			return (await this.#sends[kind]?.(id, signal)) ?? { refused: [] };
		} finally {
			clearTimeout(timer);
		}
	}

	/** It was sent. Forgetting that would send it twice, so this is tried until it is recorded. */
	async #recordSent(claim: Claim): Promise<void> {
		for (let tries = 1; ; tries++) {
			try {
				return await this.#outbox.sent(claim);
			} catch (error) {
				if (tries >= SENT_TRIES || this.#stopping) throw error;
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
			// The owner cannot correct an address that a visitor mistyped.
			const mistyped = kind === "acknowledgement" && failure === "permanent";
			this.#log[mistyped ? "info" : "alert"](`${kind}.stopped`, details);
		} else if (failure === "login") this.#log.alert(`${kind}.login-failed`, details);
		else this.#log.info(`${kind}.failed`, details);
	}

	#databaseFailed(error: Error): void {
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
