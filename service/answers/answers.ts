/** What became of each enquiry: it is open until a person has said that it is answered, or none. */
import type { Database } from "../database/database.ts";

export type AnswerState = "answered" | "not-enquiry";

/** How an enquiry ended. "earlier": it arrived before the service knew of answers. */
export type Answer = { state: AnswerState | "withdrawn" | "earlier"; by: string; at: number };

/** SQL condition on `enquiries`, which the index `enquiries_open` covers. */
export const IS_OPEN = "answer_state IS NULL AND quarantine_reason IS NULL";

/**
 * Records that an enquiry is answered, or is none.
 * @param by who says so
 * @param now epoch milliseconds
 * @returns false if there is no such open enquiry; then nothing changes
 * @throws DatabaseUnavailable
 */
export async function recordAnswer(
	database: Database,
	id: string,
	state: AnswerState,
	by: string,
	now: number,
): Promise<boolean> {
	const changed = await database.query(
		`UPDATE enquiries SET answer_state = ?, answered_by = ?, answered_at = ?
		WHERE id = ? AND ${IS_OPEN} RETURNING id`,
		...[state, by, now, id],
	);
	return changed.length > 0;
}

/** Opens an enquiry again. @returns false if nobody had ended it @throws DatabaseUnavailable */
export async function undoAnswer(database: Database, id: string): Promise<boolean> {
	const changed = await database.query(
		`UPDATE enquiries SET answer_state = NULL, answered_by = NULL, answered_at = NULL
		WHERE id = ? AND answer_state IN ('answered', 'not-enquiry') RETURNING id`,
		id,
	);
	return changed.length > 0;
}

export type OpenCount = {
	/** Enquiries that nobody has answered. */
	unanswered: number;
	/** Epoch milliseconds, or null when there is none. */
	oldestUnansweredAt: number | null;
};

/** Counts the open enquiries. @throws DatabaseUnavailable */
export async function countOpen(database: Database): Promise<OpenCount> {
	const [row] = await database.query(
		`SELECT count(*) AS found, min(received_at) AS oldest FROM enquiries WHERE ${IS_OPEN}`,
	);
	return {
		unanswered: Number(row?.found),
		oldestUnansweredAt: row?.oldest == null ? null : Number(row.oldest),
	};
}

/** Reads when answered enquiries were received and answered, since a time. @throws DatabaseUnavailable */
export async function readAnswerTimes(
	database: Database,
	since: number,
): Promise<{ receivedAt: number; answeredAt: number }[]> {
	const rows = await database.query(
		"SELECT received_at, answered_at FROM enquiries WHERE answer_state = 'answered' AND answered_at >= ?",
		since,
	);
	return rows.map((row) => ({
		receivedAt: Number(row.received_at),
		answeredAt: Number(row.answered_at),
	}));
}
