import { fieldList } from "#shared/enquiry.ts";
import type { Database, Statement } from "../database/database.ts";
import type { QuarantineReason } from "./reason.ts";

/** Enquiries that one mail lists. A flood of spam must not make a mail of megabytes. */
const MAX_LISTED = 100;

/** The owner was not told of the enquiry. The index `enquiries_untold` finds these rows. */
const IS_UNTOLD = "quarantine_reason IS NOT NULL AND digest_id IS NULL";

/**
 * SQL for a database that was saved from a backup: the next digest tells of the
 * enquiries whose digest is not there.
 */
export const FORGET_MISSING_DIGESTS = `UPDATE enquiries SET digest_id = NULL
	WHERE digest_id NOT IN (SELECT enquiry_id FROM outbox WHERE kind = 'digest')`;

/** The digests are queued one after the other, so that no two have the same enquiry. */
const SERIAL_KEY = "digest";

export type DigestEntry = {
	id: string;
	/** Epoch milliseconds. */
	receivedAt: number;
	name: string;
	type: string;
	/** Null if the enquiry was released after the digest was queued. */
	reason: QuarantineReason | null;
};

/** The mail that tells the owner of the enquiries in quarantine. */
export type Digest = {
	/** The id of its first enquiry, which has the row in the outbox. */
	id: string;
	/** Epoch milliseconds. */
	queuedAt: number;
	/** The number of all its enquiries. */
	total: number;
	/** The first of them, oldest first. */
	entries: DigestEntry[];
};

/**
 * Queues one digest of all quarantined enquiries of which the owner was not told, if there are any.
 * Several processes may call it at once. An enquiry that a backup brought back may have the row of an
 * earlier digest, which is used again.
 * @param before the digest has the enquiries received before this time, in epoch milliseconds
 * @param now epoch milliseconds
 * @returns whether a digest was queued
 * @throws DatabaseUnavailable
 */
export async function queueDigest(
	database: Database,
	before: number,
	now: number,
): Promise<boolean> {
	const untold = `SELECT id FROM enquiries WHERE ${IS_UNTOLD} AND received_at < ?`;
	const found = await database.query(`${untold} LIMIT 1`, before);
	if (found.length === 0) return false;
	const [queued] = await database.transaction(
		[
			[
				`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
				SELECT id, 'digest', 'pending', ?, ? FROM enquiries
				WHERE ${IS_UNTOLD} AND received_at < ? ORDER BY id LIMIT 1
				ON CONFLICT (enquiry_id, kind) DO UPDATE
				SET state = 'pending', created_at = excluded.created_at, due_at = excluded.due_at,
					sent_at = NULL
				RETURNING enquiry_id`,
				now,
				now,
				before,
			],
			[
				// The row just queued is the only pending digest whose own enquiry is still untold.
				`UPDATE enquiries SET digest_id = (
					SELECT id FROM enquiries WHERE ${IS_UNTOLD} AND EXISTS (
						SELECT 1 FROM outbox
						WHERE enquiry_id = enquiries.id AND kind = 'digest' AND state = 'pending'))
				WHERE ${IS_UNTOLD} AND received_at < ?`,
				before,
			],
		],
		SERIAL_KEY,
	);
	return queued?.length === 1;
}

/**
 * Returns the statement to run before an enquiry is deleted, and with it the outbox row of its digest:
 * if that was not sent, the next digest has the other enquiries.
 */
export function leaveDigest(id: string): Statement {
	return [
		`UPDATE enquiries SET digest_id = NULL WHERE digest_id = ? AND id <> ? AND EXISTS (
			SELECT 1 FROM outbox WHERE enquiry_id = ? AND kind = 'digest' AND state <> 'sent')`,
		id,
		id,
		id,
	];
}

/** Reads the digest with this id, if its first enquiry still exists. @throws DatabaseUnavailable */
export async function readDigest(database: Database, id: string): Promise<Digest | undefined> {
	const [row] = await database.query(
		`SELECT created_at, (SELECT count(*) FROM enquiries WHERE digest_id = ?) AS total
		FROM outbox WHERE enquiry_id = ? AND kind = 'digest'`,
		id,
		id,
	);
	if (!row) return undefined;
	const { user_name, enquiryType } = fieldList;
	const entries = await database.query(
		`SELECT id, received_at, ${user_name.column} AS name, ${enquiryType.column} AS type,
			quarantine_reason AS reason
		FROM enquiries WHERE digest_id = ? ORDER BY id LIMIT ?`,
		id,
		MAX_LISTED,
	);
	return {
		id,
		queuedAt: Number(row.created_at),
		total: Number(row.total),
		entries: entries.map((entry) => ({
			id: String(entry.id),
			receivedAt: Number(entry.received_at),
			name: String(entry.name),
			type: String(entry.type),
			reason: entry.reason as QuarantineReason | null,
		})),
	};
}
