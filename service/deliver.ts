import type { Log } from "./log.ts";
import type { Mail } from "./mail.ts";
import { DeliveryError, type Mailer } from "./mailers/mailer.ts";
import { type Claim, LEASE_MS, type Outbox } from "./outbox.ts";
import type { Row } from "./store/port.ts";

/** Mails under way at once. */
const BATCH = 4;
/** Longest time for one mail, in milliseconds; well inside the lease. */
const SEND_LIMIT_MS = 45_000;
/** Longest sleep, in milliseconds: a clock that jumps cannot delay a due mail for longer. */
const LONGEST_SLEEP_MS = 60_000;
/** Wait after the store could not answer, in milliseconds. */
const STORE_PAUSE_MS = 2_000;
/** Tries to write down that a mail was sent; all of them fit into the lease. */
const SENT_TRIES = Math.floor((LEASE_MS - SEND_LIMIT_MS) / STORE_PAUSE_MS) - 1;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Delivery = {
	/**
	 * Sends the mails that are due, as many as go at once, and resolves to how many there were; for a host
	 * that has an alarm clock of its own.
	 */
	sendDue(): Promise<number>;
	/** Starts the worker; mails that are due go out at once. */
	start(): void;
	/** Tells the worker that a mail is due. */
	wake(): void;
	/** Ends the worker: mails under way get `graceMs` to finish, then they are cut off and tried later. */
	stop(graceMs: number): Promise<void>;
};

export type DeliveryDeps = {
	outbox: Outbox;
	mailer: Mailer;
	compose: (enquiry: Row) => Mail;
	log: Log;
};

/** The worker that sends what waits in the outbox. It never gives up by itself. */
export function createDelivery({ outbox, mailer, compose, log }: DeliveryDeps): Delivery {
	const cutOff = new AbortController();
	let stopping = false;
	let woken = false;
	let endSleep = () => {};
	let finished: Promise<void> = Promise.resolve();

	const sleep = (ms: number) =>
		new Promise<void>((resolve) => {
			if (woken || stopping) return resolve();
			const timer = setTimeout(resolve, ms);
			endSleep = () => {
				clearTimeout(timer);
				resolve();
			};
		});

	/** The mail is out: forgetting that would send it twice, so this is tried until it is written. */
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
		const known = error instanceof DeliveryError ? error : undefined;
		const text = error instanceof Error ? error.message : String(error);
		const nextTry = await outbox.failed(claim, text, known?.permanent ?? false);
		const details = {
			id: claim.id,
			tries: claim.tries,
			error: text,
			nextTry: nextTry && new Date(nextTry).toISOString(),
		};
		if (nextTry === null) log.alert("mail.stopped", details);
		else if (known?.needsOwner) log.alert("mail.login-failed", details);
		else log.info("mail.failed", details);
	}

	/** Hands the mail on; one that takes too long is cut off. */
	async function send(enquiry: Row): Promise<{ refused: string[] }> {
		const tooLong = new AbortController();
		const timer = setTimeout(() => tooLong.abort(), SEND_LIMIT_MS);
		try {
			return await mailer.send(compose(enquiry), AbortSignal.any([cutOff.signal, tooLong.signal]));
		} finally {
			clearTimeout(timer);
		}
	}

	async function deliver(claim: Claim): Promise<void> {
		let refused: string[];
		try {
			({ refused } = await send(claim.enquiry));
		} catch (error) {
			return noteFailure(claim, error);
		}
		await markSent(claim);
		log.info("mail.sent", { id: claim.id, tries: claim.tries });
		if (refused.length > 0) {
			log.alert("mail.partly-refused", { id: claim.id, refused: refused.join(" ") });
		}
	}

	async function sendDue(): Promise<number> {
		const claims = await outbox.claim(BATCH);
		const results = await Promise.allSettled(claims.map(deliver));
		const broken = results.find((result) => result.status === "rejected");
		if (broken) throw broken.reason;
		return claims.length;
	}

	/** One round: sends what is due, or sleeps until something is. */
	async function round(): Promise<void> {
		woken = false;
		if ((await sendDue()) > 0) return;
		const dueIn = (await outbox.nextDueIn()) ?? LONGEST_SLEEP_MS;
		await sleep(Math.min(dueIn, LONGEST_SLEEP_MS));
	}

	async function work(): Promise<void> {
		while (!stopping) {
			try {
				await round();
			} catch (error) {
				log.alert("delivery.paused", { error: (error as Error).message });
				woken = false;
				await sleep(STORE_PAUSE_MS);
			}
		}
	}

	return {
		sendDue,
		start() {
			finished = work();
		},
		wake() {
			woken = true;
			endSleep();
		},
		async stop(graceMs) {
			stopping = true;
			endSleep();
			const timer = setTimeout(() => cutOff.abort(), graceMs);
			await finished;
			clearTimeout(timer);
		},
	};
}
