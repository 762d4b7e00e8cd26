/** What a visitor may see and do with the key of an enquiry. */
import { ENQUIRY_KEY, type Receipt } from "#shared/reference.ts";
import type { Database, Statement } from "../database/database.ts";
import { textColumns } from "../enquiries/schema.ts";
import { IS_MAILED } from "../outbox/states.ts";

/** SQL condition: the enquiries of a key, as long as nobody has taken them back. */
const HAS_KEY = "idempotency_key = ? AND (answer_state IS NULL OR answer_state <> 'withdrawn')";

/**
 * Reads the state of the enquiry with this key. If there are several, because they have different
 * content, it is that of the first.
 * @returns undefined if there is none, or none any more
 * @throws DatabaseUnavailable
 */
export async function readReceipt(database: Database, key: string): Promise<Receipt | undefined> {
	if (!ENQUIRY_KEY.test(key)) return undefined;
	const [row] = await database.query(
		`SELECT received_at, answer_state, answered_at,
		CASE WHEN ${IS_MAILED} THEN 1 ELSE 0 END AS mailed,
		(SELECT sent_at FROM outbox WHERE enquiry_id = enquiries.id AND kind = 'mail') AS mailed_at
		FROM enquiries WHERE ${HAS_KEY} ORDER BY id LIMIT 1`,
		key,
	);
	if (!row) return undefined;
	const times = {
		receivedAt: Number(row.received_at),
		...(row.mailed_at != null && { mailedAt: Number(row.mailed_at) }),
	};
	if (row.answer_state === "answered") {
		return { state: "answered", ...times, answeredAt: Number(row.answered_at) };
	}
	return { state: Number(row.mailed) === 1 ? "with-team" : "received", ...times };
}

/**
 * Takes the enquiries with this key back: everything that the visitor sent is overwritten, what waits to
 * be sent is not sent, and a mail tells the owner. The empty row stays, so that a backup does not bring
 * the enquiry back.
 * @param now epoch milliseconds
 * @returns the ids of the enquiries
 * @throws DatabaseUnavailable
 */
export async function takeBack(database: Database, key: string, now: number): Promise<string[]> {
	if (!ENQUIRY_KEY.test(key)) return [];
	const found = await database.query(`SELECT id FROM enquiries WHERE ${HAS_KEY}`, key);
	const ids = found.map(({ id }) => String(id));
	const emptied = textColumns.map((column) => `"${column}" = ''`).join(", ");
	const statements = ids.flatMap((id): Statement[] => [
		// The row limits what its mailbox gets. An earlier version stored the address, now it is a hash.
		["DELETE FROM acknowledgements WHERE enquiry_id = ? AND address LIKE '%@%'", id],
		[
			`UPDATE outbox SET state = 'cancelled', last_error = NULL
			WHERE enquiry_id = ? AND state <> 'sent' AND kind <> 'withdrawal'`,
			id,
		],
		[
			`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
			SELECT id, 'withdrawal', 'pending', CAST(? AS BIGINT), CAST(? AS BIGINT) FROM enquiries
			WHERE id = ? AND quarantine_reason IS NULL ON CONFLICT (enquiry_id, kind) DO NOTHING`,
			...[now, now, id],
		],
		[
			`UPDATE enquiries SET ${emptied}, content_hash = id, quarantine_reason = NULL,
			answer_state = 'withdrawn', answered_by = '', answered_at = ?
			WHERE id = ? AND ${HAS_KEY} RETURNING id`,
			...[now, id, key],
		],
	]);
	if (statements.length === 0) return [];
	const changed = await database.transaction(statements, key);
	return changed.flat().map(({ id }) => String(id));
}
