import type { Database } from "#service/database/database.ts";

/**
 * Stores this many enquiries whose mails wait for a try in an hour, in any engine.
 * @param now epoch milliseconds
 */
export async function addBacklog(database: Database, count: number, now: number): Promise<void> {
	const numbers = `WITH RECURSIVE numbers(i) AS (
		SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${count})`;
	await database.query(
		`${numbers} INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone,
			user_email, enquiry_type, message)
		SELECT 'waiting-' || i, ${now}, '', 'Ada', '', '', 'ada@example.com', 'Other', 'Waiting'
		FROM numbers`,
	);
	await database.query(
		`${numbers} INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries)
		SELECT 'waiting-' || i, 'mail', 'pending', ${now}, ${now + 3_600_000} + i, 1 FROM numbers`,
	);
}
