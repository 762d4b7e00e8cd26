import type { Statement } from "../database/database.ts";
import { asciiAddress } from "../text/ascii-address.ts";
import type { Kind } from "./kinds.ts";

/** An address gets at most one acknowledgement in this time, in milliseconds. */
const ACKNOWLEDGE_EVERY_MS = 24 * 60 * 60 * 1000;

/** Normalises an address: upper case and `+tags` usually lead to the same mailbox. */
export function mailboxKey(address: string): string {
	return address.toLowerCase().replace(/\+[^@]*@/, "@");
}

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
 * Queues the acknowledgement only if the address is one that every mail server accepts and got none
 * in the last 24 hours.
 */
function queueAcknowledgement(id: string, address: string, now: number): Statement[] {
	const ascii = asciiAddress(address);
	if (!ascii) return [];
	return [
		[
			`INSERT INTO acknowledgements (address, enquiry_id, queued_at)
			SELECT ?, id, ? FROM enquiries WHERE id = ?
			ON CONFLICT (address) DO UPDATE
			SET enquiry_id = excluded.enquiry_id, queued_at = excluded.queued_at
			WHERE acknowledgements.queued_at <= excluded.queued_at - ${ACKNOWLEDGE_EVERY_MS}`,
			mailboxKey(ascii),
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
