import type { Database } from "../database/database.ts";
import { IS_DELIVERED } from "../outbox/states.ts";
import { type Deleted, toDeleted } from "./deleted.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enquiries deleted per statement, so that no request waits long. */
const BATCH_SIZE = 500;

const IS_PURGEABLE = `received_at < ? AND ${IS_DELIVERED}`;

/**
 * Counts the enquiries that `purgeDelivered` would delete.
 * @param before epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function countDelivered(database: Database, before: number): Promise<number> {
	const [row] = await database.query(
		`SELECT count(*) AS found FROM enquiries WHERE ${IS_PURGEABLE}`,
		before,
	);
	return Number(row?.found);
}

/**
 * Deletes the delivered enquiries that were received before a time. It keeps enquiries that are
 * waiting, stopped or quarantined.
 * @param before epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function purgeDelivered(database: Database, before: number): Promise<Deleted[]> {
	const deleted: Deleted[] = [];
	for (;;) {
		const rows = await database.query(
			`DELETE FROM enquiries
			WHERE id IN (SELECT id FROM enquiries WHERE ${IS_PURGEABLE} LIMIT ?)
			RETURNING id, digest_id`,
			before,
			BATCH_SIZE,
		);
		deleted.push(...rows.map(toDeleted));
		if (rows.length < BATCH_SIZE) return deleted;
	}
}

/** Returns the time this many days before `now`, both in epoch milliseconds. */
export const daysBefore = (now: number, days: number) => now - days * DAY_MS;
