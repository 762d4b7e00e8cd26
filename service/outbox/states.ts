import type { Database } from "../database/database.ts";
import type { Failure, Kind } from "./kinds.ts";

/** The state of one delivery. */
export type DeliveryState = {
	/**
	 * "filed": written to a file, because there is no mail server. "stopped": refused permanently or
	 * failed for five days. "cancelled": no longer enabled, or the sender took the enquiry back, or it
	 * was answered before a reminder went out.
	 */
	state: "pending" | "filed" | "sent" | "stopped" | "cancelled";
	tries: number;
	/** Epoch milliseconds, or null. */
	sentAt: number | null;
	lastError: string | null;
};

export type DeliveryStates = Partial<Record<Kind, DeliveryState>>;

/** Reads the states by enquiry id. @throws DatabaseUnavailable */
export async function readDeliveryStates(database: Database): Promise<Map<string, DeliveryStates>> {
	const rows = await database.query(
		"SELECT enquiry_id, kind, state, tries, sent_at, last_error FROM outbox",
	);
	const states = new Map<string, DeliveryStates>();
	for (const row of rows) {
		const byKind = states.get(String(row.enquiry_id)) ?? {};
		byKind[row.kind as Kind] = {
			state: row.state as DeliveryState["state"],
			tries: Number(row.tries),
			sentAt: row.sent_at as number | null,
			lastError: row.last_error as string | null,
		};
		states.set(String(row.enquiry_id), byKind);
	}
	return states;
}

/** SQL condition on `enquiries`: the mail to the owner was sent. */
export const IS_MAILED = `EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND kind = 'mail' AND state = 'sent')`;

/** SQL condition on `enquiries`: the mail to the owner was sent, and no webhook is waiting or stopped. */
export const IS_DELIVERED = `${IS_MAILED}
	AND NOT EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND state IN ('pending', 'filed', 'stopped')
		AND kind <> 'acknowledgement')`;

export type DeliveryCounts = {
	pending: number;
	/** Epoch milliseconds, or null when nothing is pending. */
	oldestPendingAt: number | null;
	filed: number;
	/** Refused permanently or failed for too long; they stay stored. */
	stopped: number;
	/** Waiting, with a login that was refused at the last try. */
	loginRefused: number;
};

/**
 * Counts mails and webhooks, but not acknowledgements, which never need the owner.
 * @throws DatabaseUnavailable
 */
export async function countDeliveries(database: Database): Promise<DeliveryCounts> {
	const rows = await database.query(`SELECT state, failure, count(*) AS n,
			min(created_at) AS oldest
		FROM outbox WHERE state IN ('pending', 'filed', 'stopped') AND kind <> 'acknowledgement'
		GROUP BY state, failure`);
	const count = (state: DeliveryState["state"], failure?: Failure) =>
		rows
			.filter((row) => row.state === state && (!failure || row.failure === failure))
			.reduce((sum, { n }) => sum + Number(n), 0);
	const pending = rows.filter(({ state }) => state === "pending");
	const oldest = Math.min(...pending.map((row) => Number(row.oldest)));
	return {
		pending: count("pending"),
		oldestPendingAt: pending.length > 0 ? oldest : null,
		filed: count("filed"),
		stopped: count("stopped"),
		loginRefused: count("pending", "login"),
	};
}
