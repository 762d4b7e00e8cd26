import type { Database } from "../database/database.ts";

/**
 * Makes waiting and stopped deliveries due, except for those being sent and stopped
 * acknowledgements.
 * @param now epoch milliseconds
 * @param id limits this to the deliveries of one enquiry
 * @returns how many waiting and stopped deliveries are due now
 * @throws DatabaseUnavailable
 */
export async function retryNow(
	database: Database,
	now: number,
	id?: string,
): Promise<{ waiting: number; stopped: number }> {
	const which = id === undefined ? "" : " AND enquiry_id = ?";
	const args = id === undefined ? [] : [id];
	const waiting = await database.query(
		`UPDATE outbox SET due_at = ? WHERE state = 'pending' AND lease_until <= ?${which}
		RETURNING enquiry_id`,
		now,
		now,
		...args,
	);
	const stopped = await database.query(
		`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
		WHERE state = 'stopped' AND kind <> 'acknowledgement'${which} RETURNING enquiry_id`,
		now,
		now,
		...args,
	);
	return { waiting: waiting.length, stopped: stopped.length };
}
