import { randomUUID } from "node:crypto";
import {
	checkEnquiry,
	type EnquiryErrors,
	enquiryFields,
	ownServiceFields,
} from "#shared/enquiry.ts";
import type { Visit } from "#shared/visit.ts";
import type { Database } from "../database/database.ts";
import { hourlyAlerts, type Log } from "../log/log.ts";
import type { DeliveryWorker } from "../outbox/delivery-worker.ts";
import type { Kind } from "../outbox/kinds.ts";
import { queueStatements } from "../outbox/queue.ts";
import { SlidingLimit } from "../sliding-limit.ts";
import { storable } from "../text.ts";
import { HOUR_MS } from "../time.ts";
import { createIdMaker } from "./enquiry-id.ts";
import { insertByContent, insertByKey } from "./insert.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/** The fields of a request by name, before validation. */
export type Fields = Partial<Record<string, string>>;

/** Nobody fills in the form faster than this, in milliseconds. */
const MIN_PLAUSIBLE_MS = 50;

type Accepted =
	| { kind: "refused"; errors: EnquiryErrors }
	| { kind: "stored"; id: string; key: string | null; quarantined: boolean }
	/** Already stored, with this idempotency key and the same content. */
	| { kind: "repeated"; key: string | null };

export type IntakeDeps = {
	database: Database;
	log: Log;
	/** The wall clock in epoch milliseconds, and a monotonic clock. */
	now: () => number;
	steadyNow: () => number;
	kinds: readonly Kind[];
	workers: readonly DeliveryWorker[];
	/** Enquiries beyond it are stored, but quarantined; 0 disables the limit. */
	perHour: number;
};

/**
 * Why an enquiry is probable spam. It is not discarded, because password managers fill honeypots,
 * too.
 */
function spamReason(fields: Fields): "honeypot" | "elapsed" | null {
	if (fields[ownServiceFields.honeypot]?.trim()) return "honeypot";
	const elapsed = fields[ownServiceFields.elapsed]?.trim();
	if (!elapsed) return null;
	// Our own form rounds the time, but another client may send a fraction.
	const ms = Number(elapsed);
	return Number.isFinite(ms) && ms >= MIN_PLAUSIBLE_MS ? null : "elapsed";
}

/** Accepts enquiries: validates and stores them, queues their deliveries and wakes the workers. */
export class Intake {
	readonly #deps: IntakeDeps;
	readonly #makeId: () => string;
	readonly #hourlyLimit: SlidingLimit;
	readonly #alert: Log["alert"];

	constructor(deps: IntakeDeps) {
		this.#deps = deps;
		this.#makeId = createIdMaker(deps.now);
		this.#hourlyLimit = new SlidingLimit(deps.perHour, HOUR_MS, deps.steadyNow);
		this.#alert = hourlyAlerts(deps.log, deps.steadyNow);
	}

	/**
	 * Commits an enquiry with its outbox rows. Once this resolves with "stored" or "repeated", it
	 * survives a crash. With the same idempotency key and content it is stored once; with different
	 * content, all are stored and flagged as conflicting.
	 * @param byContent whether one without a key gets one, unless its content came within a day: a browser
	 * without script posts a form again when its page is loaded again, and so does a 307 of the proxy
	 * @throws DatabaseUnavailable when it cannot be stored now
	 */
	async accept(fields: Fields, visit: Visit, byContent = false): Promise<Accepted> {
		const cleaned = enquiryFields.map((field) => [field, storable(fields[field] ?? "")]);
		const check = checkEnquiry(Object.fromEntries(cleaned));
		if (!check.ok) return { kind: "refused", errors: check.errors };
		const sentKey = storable(fields[ownServiceFields.key] ?? "").trim() || null;
		const isKnownByContent = byContent && sentKey === null;
		const enquiry: StoredEnquiry = {
			...check.enquiry,
			...visit,
			id: this.#makeId(),
			receivedAt: this.#deps.now(),
			key: isKnownByContent ? randomUUID() : sentKey,
			quarantineReason: spamReason(fields),
			conflict: false,
			answer: null,
		};
		const key = await this.#commitWithinLimit(enquiry, isKnownByContent);
		if (key !== undefined) return { kind: "repeated", key };
		const quarantined = enquiry.quarantineReason !== null;
		if (!quarantined) for (const worker of this.#deps.workers) worker.wake();
		return { kind: "stored", id: enquiry.id, key: enquiry.key, quarantined };
	}

	/** Resolves to the key of the stored enquiry that this one repeats, or to undefined if it is new. */
	async #commitWithinLimit(enquiry: StoredEnquiry, byContent: boolean) {
		if (enquiry.quarantineReason !== null) return this.#commit(enquiry, byContent);
		if (!this.#hourlyLimit.take()) {
			this.#alert("enquiries.over-limit", { perHour: this.#deps.perHour });
			enquiry.quarantineReason = "hourly-limit";
			return this.#commit(enquiry, byContent);
		}
		let isNew = false;
		try {
			const repeated = await this.#commit(enquiry, byContent);
			isNew = repeated === undefined;
			return repeated;
		} finally {
			if (!isNew) this.#hourlyLimit.giveBack();
		}
	}

	/** Stores and queues nothing when the enquiry is a repeat. */
	async #commit(enquiry: StoredEnquiry, byContent: boolean): Promise<string | null | undefined> {
		const { id, receivedAt, key, quarantineReason, user_email } = enquiry;
		const kinds = quarantineReason === null ? this.#deps.kinds : [];
		const { statements, serialKey } = byContent ? insertByContent(enquiry) : insertByKey(enquiry);
		const [inserted, stored] = await this.#deps.database.transaction(
			[...statements, ...queueStatements(id, kinds, user_email, receivedAt)],
			serialKey,
		);
		if (inserted?.length !== 0) return undefined;
		const sameKey = (stored?.[0]?.idempotency_key ?? null) as string | null;
		return byContent ? sameKey : key;
	}
}
