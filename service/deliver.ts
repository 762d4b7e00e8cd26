import type { Log } from "./log.ts";
import { DeliveryError } from "./mailers/mailer.ts";
import { type Claim, LEASE_MS, type Outbox } from "./outbox.ts";
import type { Kind } from "./queue-rows.ts";
import type { Row } from "./store/port.ts";

/** Sends under way at once; one that hangs holds one place, not the others. */
const PLACES = 4;
/** Longest time for one send, in milliseconds; well inside the lease. */
const SEND_LIMIT_MS = 45_000;
/** Longest sleep, in milliseconds: a clock that jumps cannot delay what is due for longer. */
const LONGEST_SLEEP_MS = 60_000;
/** Wait after the store could not answer, in milliseconds. */
const STORE_PAUSE_MS = 2_000;
/** Tries to write down that something was sent; all of them fit into the lease. */
const SENT_TRIES = Math.floor((LEASE_MS - SEND_LIMIT_MS) / STORE_PAUSE_MS) - 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Hands on what is to be sent about an enquiry. Resolves with the addresses that were refused
 * although others were accepted. @throws DeliveryError
 */
export type Send = (enquiry: Row, signal: AbortSignal) => Promise<{ refused: string[] }>;

export type Delivery = {
	/**
	 * Sends what is due, as much as goes at once, and resolves to how much there was; for a host
	 * that has an alarm clock of its own.
	 */
	sendDue(): Promise<number>;
	/** Starts the worker; what is due goes out at once. */
	start(): void;
	/** Tells the worker that something is due. */
	wake(): void;
	/** Ends the worker: sends under way get `graceMs` to finish, then they are cut off and tried later. */
	stop(graceMs: number): Promise<void>;
};

export type DeliveryDeps = {
	outbox: Outbox;
	/** How to send each kind; the worker takes no other. */
	sends: Partial<Record<Kind, Send>>;
	log: Log;
};

/** The worker that sends what waits in the outbox. It never gives up by itself. */
export function createDelivery({ outbox, sends, log }: DeliveryDeps): Delivery {
	const kinds = Object.keys(sends) as Kind[];
	const underWay = new Map<Claim, Promise<void>>();
	const cutOff = new AbortController();
	let stopping = false;
	let woken = false;
	let endSleep = () => {};
	let finished: Promise<void> = Promise.resolve();

	const wake = () => {
		woken = true;
		endSleep();
	};

	const sleep = (ms: number) =>
		new Promise<void>((resolve) => {
			if (woken || stopping) return resolve();
			const timer = setTimeout(resolve, ms);
			endSleep = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	/** It is out: forgetting that would send it twice, so this is tried until it is written. */
	async function markSent(claim: Claim): Promise<void> {
		for (let tries = 1; ; tries++) {
			try {
				return await outbox.sent(claim);
			} catch (error) {
				if (tries >= SENT_TRIES || stopping) throw error;
				await pause(STORE_PAUSE_MS);
			}
		}
	}

	async function noteFailure(claim: Claim, error: unknown): Promise<void> {
		const failure = error instanceof DeliveryError ? error.failure : "temporary";
		const text = error instanceof Error ? error.message : String(error);
		const nextTry = await outbox.failed(claim, text, failure);
		const { id, kind, tries } = claim;
		const next = nextTry && new Date(nextTry).toISOString();
		const details = { id, tries, error: text, nextTry: next };
		// A sender's mistyped address is nothing that the owner could mend.
		const tell = kind === "acknowledgement" && failure === "permanent" ? log.info : log.alert;
		if (nextTry === null) tell(`${kind}.stopped`, details);
		else if (failure === "login") log.alert(`${kind}.login-failed`, details);
		else log.info(`${kind}.failed`, details);
	}

	/** Hands it on; what takes too long is cut off. */
	async function send({ kind, enquiry }: Claim): Promise<{ refused: string[] }> {
		const tooLong = new AbortController();
		const timer = setTimeout(() => tooLong.abort(), SEND_LIMIT_MS);
		try {
			const signal = AbortSignal.any([cutOff.signal, tooLong.signal]);
			return (await sends[kind]?.(enquiry, signal)) ?? { refused: [] };
		} finally {
			clearTimeout(timer);
		}
	}

	async function deliver(claim: Claim): Promise<void> {
		let refused: string[];
		try {
			({ refused } = await send(claim));
		} catch (error) {
			return noteFailure(claim, error);
		}
		await markSent(claim);
		const { id, kind, tries } = claim;
		log.info(`${kind}.sent`, { id, tries });
		if (refused.length > 0) log.alert(`${kind}.partly-refused`, { id, refused: refused.join(" ") });
	}

	const storeFailed = (error: Error) => log.alert("delivery.paused", { error: error.message });

	/** Starts on what is due, as far as places are free. */
	async function take(): Promise<Promise<void>[]> {
		const held = [...underWay.keys()];
		const claims = await outbox.claim(PLACES - held.length, kinds, held);
		return claims.map((claim) => {
			const work = deliver(claim)
				.finally(() => underWay.delete(claim))
				.then(wake, (error: Error) => {
					storeFailed(error);
					// Asking a store that is locked freezes the process, so not at once.
					void pause(STORE_PAUSE_MS).then(wake);
				});
			underWay.set(claim, work);
			return work;
		});
	}

	/** One round: takes what is due, or sleeps until something is, or until a place is free. */
	async function round(): Promise<void> {
		woken = false;
		if (underWay.size === PLACES) return sleep(LONGEST_SLEEP_MS);
		if ((await take()).length > 0) return;
		const dueIn = (await outbox.nextDueIn(kinds, [...underWay.keys()])) ?? LONGEST_SLEEP_MS;
		await sleep(Math.min(dueIn, LONGEST_SLEEP_MS));
	}

	async function work(): Promise<void> {
		while (!stopping) {
			try {
				await round();
			} catch (error) {
				storeFailed(error as Error);
				woken = false;
				await sleep(STORE_PAUSE_MS);
			}
		}
		await Promise.all(underWay.values());
	}

	return {
		sendDue: async () => (await Promise.all(await take())).length,
		start() {
			finished = work();
		},
		wake,
		async stop(graceMs) {
			stopping = true;
			endSleep();
			const timer = setTimeout(() => cutOff.abort(), graceMs);
			await finished;
			clearTimeout(timer);
		},
	};
}
