import type { Query } from "./store/port.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enquiries deleted in one statement, so that no request waits long for it. */
const AT_ONCE = 500;

const DELIVERED = `received_at < ?
	AND EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND kind = 'mail' AND state = 'sent')
	AND NOT EXISTS (SELECT 1 FROM outbox
		WHERE enquiry_id = enquiries.id AND state IN ('pending', 'stopped')
		AND kind <> 'acknowledgement')`;

/** How many enquiries `purgeDelivered` would delete. */
export async function countDelivered(query: Query, before: number): Promise<number> {
	const [row] = await query(`SELECT count(*) AS found FROM enquiries WHERE ${DELIVERED}`, before);
	return Number(row?.found);
}

/**
 * Deletes delivered enquiries that were received before a time. Nothing that is still to be sent,
 * was stopped or is in quarantine is touched.
 * @param before epoch milliseconds
 * @returns the ids of what was deleted
 * @throws StoreUnavailable
 */
export async function purgeDelivered(query: Query, before: number): Promise<string[]> {
	const ids: string[] = [];
	for (;;) {
		const rows = await query(
			`DELETE FROM enquiries
			WHERE id IN (SELECT id FROM enquiries WHERE ${DELIVERED} LIMIT ?)
			RETURNING id`,
			before,
			AT_ONCE,
		);
		ids.push(...rows.map(({ id }) => String(id)));
		if (rows.length < AT_ONCE) return ids;
	}
}

/** The time before which an enquiry is older than this many days, in epoch milliseconds. */
export const daysBefore = (now: number, days: number) => now - days * DAY_MS;
