import {
	checkEnquiry,
	type EnquiryErrors,
	enquiryFields,
	ownServiceFields,
} from "#shared/enquiry.ts";
import type { Visit } from "#shared/visit.ts";
import type { Database } from "../database/database.ts";
import type { DeliveryWorker } from "../outbox/delivery-worker.ts";
import type { Kind } from "../outbox/kinds.ts";
import { queueStatements } from "../outbox/queue.ts";
import type { HourlyLimit } from "../quarantine/hourly-limit.ts";
import { quarantineReason } from "../quarantine/reason.ts";
import { storable } from "../text/clean-text.ts";
import { createIdMaker } from "./enquiry-id.ts";
import type { Fields } from "./fields.ts";
import { insertStatements } from "./insert.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

type Accepted =
	| { kind: "refused"; errors: EnquiryErrors }
	| { kind: "stored"; id: string; quarantined: boolean }
	/** Already stored, with the same idempotency key and content. */
	| { kind: "repeated" };

/** Accepts enquiries: validates and stores them, queues their deliveries and wakes the workers. */
export class Intake {
	readonly #database: Database;
	readonly #now: () => number;
	readonly #makeId: () => string;
	readonly #kinds: readonly Kind[];
	readonly #workers: readonly DeliveryWorker[];
	readonly #hourlyLimit: HourlyLimit;

	/**
	 * @param now a clock in epoch milliseconds
	 * @param kinds the kinds of delivery for each enquiry
	 * @param workers the workers to wake; none if the database itself sets an alarm
	 * @param hourlyLimit quarantines the enquiries beyond it
	 */
	constructor(
		database: Database,
		now: () => number,
		kinds: readonly Kind[],
		workers: readonly DeliveryWorker[],
		hourlyLimit: HourlyLimit,
	) {
		this.#database = database;
		this.#now = now;
		this.#makeId = createIdMaker(now);
		this.#kinds = kinds;
		this.#workers = workers;
		this.#hourlyLimit = hourlyLimit;
	}

	/**
	 * Validates an enquiry and commits it together with its outbox rows. Once this resolves with
	 * "stored" or "repeated", the enquiry survives a crash. Enquiries with the same idempotency key
	 * and the same content are stored once; with different content, all are stored and flagged as
	 * conflicting. Enquiries beyond the hourly limit are stored, too, but quarantined.
	 * @throws DatabaseUnavailable when the enquiry cannot be stored now
	 */
	async accept(fields: Fields, visit: Visit): Promise<Accepted> {
		const cleaned = Object.fromEntries(
			enquiryFields.map((field) => [field, storable(fields[field] ?? "")]),
		);
		const check = checkEnquiry(cleaned);
		if (!check.ok) return { kind: "refused", errors: check.errors };
		const enquiry: StoredEnquiry = {
			...check.enquiry,
			...visit,
			id: this.#makeId(),
			receivedAt: this.#now(),
			key: storable(fields[ownServiceFields.key] ?? "").trim() || null,
			quarantineReason: quarantineReason(fields),
			conflict: false,
		};
		const isNew = await this.#commitWithinLimit(enquiry);
		if (!isNew) return { kind: "repeated" };
		const { id } = enquiry;
		const quarantined = enquiry.quarantineReason !== null;
		if (!quarantined) for (const worker of this.#workers) worker.wake();
		return { kind: "stored", id, quarantined };
	}

	/** Commits an enquiry, and quarantines it if it is beyond the hourly limit. */
	async #commitWithinLimit(enquiry: StoredEnquiry): Promise<boolean> {
		if (enquiry.quarantineReason !== null) return this.#commit(enquiry);
		if (!this.#hourlyLimit.take()) {
			enquiry.quarantineReason = "hourly-limit";
			return this.#commit(enquiry);
		}
		let isNew = false;
		try {
			isNew = await this.#commit(enquiry);
			return isNew;
		} finally {
			if (!isNew) this.#hourlyLimit.giveBack();
		}
	}

	/** Resolves to false, and stores and queues nothing, when the enquiry is a repeat. */
	async #commit(enquiry: StoredEnquiry): Promise<boolean> {
		const { id, receivedAt, key, quarantineReason, user_email } = enquiry;
		const kinds = quarantineReason === null ? this.#kinds : [];
		const [inserted] = await this.#database.transaction(
			[...insertStatements(enquiry), ...queueStatements(id, kinds, user_email, receivedAt)],
			key ?? undefined,
		);
		return inserted?.length !== 0;
	}
}
