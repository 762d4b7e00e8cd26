import type { Database } from "../database/database.ts";
import type { Kind } from "../outbox/kinds.ts";
import { queueStatements } from "../outbox/queue.ts";

/**
 * Releases an enquiry from quarantine and queues its deliveries, except for the acknowledgement.
 * @param now epoch milliseconds
 * @returns false when no enquiry with this id is in quarantine
 * @throws DatabaseUnavailable
 */
export async function releaseEnquiry(
	database: Database,
	id: string,
	kinds: readonly Kind[],
	now: number,
): Promise<boolean> {
	const [held] = await database.query(
		"SELECT id FROM enquiries WHERE id = ? AND quarantine_reason IS NOT NULL",
		id,
	);
	if (!held) return false;
	// A bot may have entered somebody else's address, so the sender gets no acknowledgement.
	const withoutAcknowledgement = kinds.filter((kind) => kind !== "acknowledgement");
	await database.transaction([
		["UPDATE enquiries SET quarantine_reason = NULL WHERE id = ?", id],
		...queueStatements(id, withoutAcknowledgement, "", now),
	]);
	return true;
}
