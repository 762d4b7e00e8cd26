import type { Database } from "../database/database.ts";

/**
 * Makes everything due that waits or was stopped, or only what belongs to one enquiry. What a
 * worker is just sending is left alone, and so are stopped acknowledgements.
 * @param now epoch milliseconds
 * @returns how many of each are due now
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
