import type { Database } from "../database/database.ts";
import type { Kind } from "./kinds.ts";
import type { LeaseHolder } from "./lease-holder.ts";

/**
 * Prepares the outbox when the service starts: frees the leases of processes that have ended (their
 * mails are sent at once, because a delay after every crash costs more than a rare second copy),
 * cancels deliveries of kinds that the settings no longer enable, and queues stopped mails and
 * webhooks again, because a restart may have corrected a setting.
 * @param kinds the kinds that the settings enable
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function recoverOutbox(
	database: Database,
	holder: LeaseHolder,
	kinds: readonly Kind[],
	now: number,
): Promise<void> {
	await holder.freeEnded((name) =>
		database.query(
			`UPDATE outbox SET due_at = ?, lease_until = 0, lease_owner = NULL
			WHERE state = 'pending' AND lease_owner = ?`,
			now,
			name,
		),
	);
	await database.query(
		`UPDATE outbox SET state = 'cancelled' WHERE state IN ('pending', 'stopped')
		AND kind NOT IN (${kinds.map(() => "?").join(", ")})`,
		...kinds,
	);
	await database.query(
		`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
		WHERE state = 'stopped' AND kind <> 'acknowledgement'`,
		now,
		now,
	);
}

/**
 * Queues the mails that were only filed, for a start with a mail server. Not the acknowledgements:
 * they would come too late.
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function queueFiled(database: Database, now: number): Promise<void> {
	await database.query(
		`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
		WHERE state = 'filed' AND kind <> 'acknowledgement'`,
		now,
		now,
	);
}
