import type { Database } from "../database/database.ts";
import { IS_DELIVERED } from "../outbox/states.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enquiries deleted in one statement, so that no request waits long for it. */
const AT_ONCE = 500;

const IS_PURGEABLE = `received_at < ? AND ${IS_DELIVERED}`;

/** How many enquiries `purgeDelivered` would delete. @throws DatabaseUnavailable */
export async function countDelivered(database: Database, before: number): Promise<number> {
	const [row] = await database.query(
		`SELECT count(*) AS found FROM enquiries WHERE ${IS_PURGEABLE}`,
		before,
	);
	return Number(row?.found);
}

/**
 * Deletes delivered enquiries that were received before a time. It leaves everything that is
 * still to be sent, was stopped or is in quarantine.
 * @param before epoch milliseconds
 * @returns the ids of the deleted enquiries
 * @throws DatabaseUnavailable
 */
export async function purgeDelivered(database: Database, before: number): Promise<string[]> {
	const ids: string[] = [];
	for (;;) {
		const rows = await database.query(
			`DELETE FROM enquiries
			WHERE id IN (SELECT id FROM enquiries WHERE ${IS_PURGEABLE} LIMIT ?)
			RETURNING id`,
			before,
			AT_ONCE,
		);
		ids.push(...rows.map(({ id }) => String(id)));
		if (rows.length < AT_ONCE) return ids;
	}
}

/** The time that many days before `now`, in epoch milliseconds. */
export const daysBefore = (now: number, days: number) => now - days * DAY_MS;
