import type { Database } from "../database/database.ts";
import type { Kind } from "./kinds.ts";
import type { LeaseHolder } from "./lease-holder.ts";

/**
 * Prepares the outbox at the start of the service. Frees the leases of dead processes of this
 * machine, queues stopped mails and webhooks again, because a corrected setting takes effect at a
 * start, and cancels what the settings no longer ask for.
 * @param kinds what the settings ask for
 * @param now epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function recoverOutbox(
	database: Database,
	holder: LeaseHolder,
	kinds: readonly Kind[],
	now: number,
): Promise<void> {
	const holders = await database.query(
		"SELECT DISTINCT lease_owner FROM outbox WHERE state = 'pending' AND lease_owner IS NOT NULL",
	);
	for (const { lease_owner } of holders) {
		if (!holder.isDead(String(lease_owner))) continue;
		await database.query(
			"UPDATE outbox SET lease_until = 0, lease_owner = NULL WHERE lease_owner = ?",
			String(lease_owner),
		);
	}
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
