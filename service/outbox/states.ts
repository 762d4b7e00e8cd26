import type { Database, Row } from "../database/database.ts";
import type { Failure, Kind } from "./kinds.ts";

/** The state of one delivery. */
export type DeliveryState = {
	/**
	 * "filed": written to a file, because there is no mail server. "stopped": refused permanently or
	 * failed for five days. "cancelled": no longer enabled.
	 */
	state: "pending" | "filed" | "sent" | "stopped" | "cancelled";
	tries: number;
	/** Epoch milliseconds, or null. */
	sentAt: number | null;
	lastError: string | null;
};

export type DeliveryStates = Partial<Record<Kind, DeliveryState>>;

const toState = (row: Row): DeliveryState => ({
	state: row.state as DeliveryState["state"],
	tries: Number(row.tries),
	sentAt: row.sent_at == null ? null : Number(row.sent_at),
	lastError: row.last_error == null ? null : String(row.last_error),
});

/**
 * Reads the states of all deliveries by enquiry id, or only those of one enquiry.
 * @throws DatabaseUnavailable
 */
export async function readDeliveryStates(
	database: Database,
	id?: string,
): Promise<Map<string, DeliveryStates>> {
	const rows = await database.query(
		`SELECT enquiry_id, kind, state, tries, sent_at, last_error FROM outbox
		${id === undefined ? "" : "WHERE enquiry_id = ?"}`,
		...(id === undefined ? [] : [id]),
	);
	const states = new Map<string, DeliveryStates>();
	for (const row of rows) {
		const byKind = states.get(String(row.enquiry_id)) ?? {};
		byKind[row.kind as Kind] = toState(row);
		states.set(String(row.enquiry_id), byKind);
	}
	return states;
}

/** SQL condition on `enquiries`: the mail to the owner was sent. */
export const IS_MAILED = `EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND kind = 'mail' AND state = 'sent')`;

/**
 * SQL condition on `enquiries`: the mail to the owner was sent, and no webhook of the enquiry is waiting
 * or stopped.
 */
export const IS_DELIVERED = `${IS_MAILED}
	AND NOT EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND state IN ('pending', 'filed', 'stopped')
		AND kind <> 'acknowledgement')`;

export type DeliveryCounts = {
	pending: number;
	/** Epoch milliseconds, or null when nothing is pending. */
	oldestPendingAt: number | null;
	filed: number;
	stopped: number;
	loginRefused: number;
};

/**
 * Counts the mails and webhooks. Acknowledgements do not count, because they never need the owner.
 * @throws DatabaseUnavailable
 */
export async function countDeliveries(database: Database): Promise<DeliveryCounts> {
	const rows = await database.query(`SELECT state, failure, count(*) AS n,
			min(created_at) AS oldest
		FROM outbox WHERE state IN ('pending', 'filed', 'stopped') AND kind <> 'acknowledgement'
		GROUP BY state, failure`);
	const some = (state: DeliveryState["state"], failure?: Failure) =>
		rows.filter((row) => row.state === state && (!failure || row.failure === failure));
	const count = (...which: Parameters<typeof some>) =>
		some(...which).reduce((sum, { n }) => sum + Number(n), 0);
	const waitingSince = some("pending").map(({ oldest }) => Number(oldest));
	return {
		pending: count("pending"),
		oldestPendingAt: waitingSince.length > 0 ? Math.min(...waitingSince) : null,
		filed: count("filed"),
		stopped: count("stopped"),
		loginRefused: count("pending", "login"),
	};
}
