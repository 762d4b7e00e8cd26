import type { Statement } from "../database/database.ts";
import type { Kind } from "./kinds.ts";

/** One address gets at most one acknowledgement in this time, in milliseconds. */
const ACKNOWLEDGE_EVERY_MS = 24 * 60 * 60 * 1000;

/** What counts as one address: upper case and `+tags` lead to the same mailbox. */
export function mailboxKey(address: string): string {
	return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

/** Adds the outbox row of a stored enquiry, unless the row exists. */
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

/** Takes the address's turn for today if it is free, and only then queues the acknowledgement. */
function queueAcknowledgement(id: string, address: string, now: number): Statement[] {
	return [
		[
			`INSERT INTO acknowledgements (address, enquiry_id, queued_at)
			SELECT ?, id, ? FROM enquiries WHERE id = ?
			ON CONFLICT (address) DO UPDATE
			SET enquiry_id = excluded.enquiry_id, queued_at = excluded.queued_at
			WHERE acknowledgements.queued_at <= excluded.queued_at - ${ACKNOWLEDGE_EVERY_MS}`,
			mailboxKey(address),
			now,
			id,
		],
		[
			`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
			SELECT enquiry_id, 'acknowledgement', 'pending', queued_at, queued_at
			FROM acknowledgements WHERE enquiry_id = ?
			ON CONFLICT (enquiry_id, kind) DO NOTHING`,
			id,
		],
	];
}

/**
 * The statements that queue what is sent about an enquiry. They add nothing when the enquiry is
 * not in its table, as after the insert of a repeat.
 * @param address of the sender, for the acknowledgement
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
