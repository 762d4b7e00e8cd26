import { queueAcknowledgement } from "../acknowledgements/queue.ts";
import type { Statement } from "../database/database.ts";
import type { Kind } from "./kinds.ts";

/** Adds an outbox row for a stored enquiry, unless it exists. */
function queueKind(id: string, kind: Kind, now: number): Statement {
	return [
		`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
		SELECT id, '${kind}', 'pending', ?, ? FROM enquiries WHERE id = ?
		ON CONFLICT (enquiry_id, kind) DO NOTHING`,
		now,
		now,
		id,
	];
}

/**
 * Returns the statements that queue the deliveries of an enquiry. They add nothing when the table
 * has no enquiry with this id, which is the case after the insert of a repeat.
 * @param address the sender's address, for the acknowledgement
 * @param now epoch milliseconds
 */
export function queueStatements(
	id: string,
	kinds: readonly Kind[],
	address: string,
	now: number,
): Statement[] {
	return kinds.flatMap((kind) =>
		kind === "acknowledgement"
			? queueAcknowledgement(id, address, now)
			: [queueKind(id, kind, now)],
	);
}
