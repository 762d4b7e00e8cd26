import { fieldList } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import { LEASE_MS } from "../outbox/time-limits.ts";
import type { QuarantineReason } from "../quarantine/reason.ts";

/** Enquiries that one mail lists. A flood of spam must not make a mail of megabytes. */
const MAX_LISTED = 100;

/** The owner was not told of the enquiry. The index `enquiries_untold` finds these rows. */
const IS_UNTOLD = "quarantine_reason IS NOT NULL AND told_at IS NULL";

export type HeldEnquiry = {
	id: string;
	/** Epoch milliseconds. */
	receivedAt: number;
	name: string;
	type: string;
	reason: QuarantineReason;
};

/** The enquiries in quarantine of which the owner was not told. */
export type Untold = {
	total: number;
	/** The first of them, oldest first. */
	listed: HeldEnquiry[];
};

/**
 * Claims the mail of a morning for this process. Whoever has claimed it has the time of a lease to send
 * it; then another process may.
 * @param morning its time, in epoch milliseconds
 * @returns false if it was sent, or another process is sending it
 * @throws DatabaseUnavailable
 */
export async function claimMorning(
	database: Database,
	morning: number,
	now: number,
): Promise<boolean> {
	const claimed = await database.query(
		`INSERT INTO mornings (morning, lease_until) VALUES (?, ?)
		ON CONFLICT (morning) DO UPDATE SET lease_until = excluded.lease_until
		WHERE mornings.done_at IS NULL AND mornings.lease_until <= ? RETURNING morning`,
		morning,
		now + LEASE_MS,
		now,
	);
	return claimed.length > 0;
}

/**
 * Records that the owner has the mail of a morning, or that there was nothing to tell.
 * @param toldBefore the owner was told of all in quarantine received before this time; 0 for none
 * @throws DatabaseUnavailable
 */
export async function finishMorning(
	database: Database,
	morning: number,
	now: number,
	toldBefore: number,
): Promise<void> {
	await database.transaction([
		["UPDATE mornings SET done_at = ? WHERE morning = ?", now, morning],
		["DELETE FROM mornings WHERE morning < ?", morning],
		[`UPDATE enquiries SET told_at = ? WHERE ${IS_UNTOLD} AND received_at < ?`, now, toldBefore],
	]);
}

/** Reads what came into quarantine before a time. @throws DatabaseUnavailable */
export async function readUntold(database: Database, before: number): Promise<Untold> {
	const untold = `FROM enquiries WHERE ${IS_UNTOLD} AND received_at < ?`;
	const [count] = await database.query(`SELECT count(*) AS total ${untold}`, before);
	const { user_name, enquiryType } = fieldList;
	const rows = await database.query(
		`SELECT id, received_at, ${user_name.column} AS name, ${enquiryType.column} AS type,
			quarantine_reason AS reason ${untold} ORDER BY id LIMIT ?`,
		before,
		MAX_LISTED,
	);
	return {
		total: Number(count?.total),
		listed: rows.map((row) => ({
			id: String(row.id),
			receivedAt: Number(row.received_at),
			name: String(row.name),
			type: String(row.type),
			reason: row.reason as QuarantineReason,
		})),
	};
}
