import type { Database } from "../database/database.ts";

export type QuarantineCounts = {
	quarantined: number;
	/** Epoch milliseconds, or null when nothing is in quarantine. */
	oldestQuarantinedAt: number | null;
	/** Whether the owner was not yet told of an enquiry beyond the hourly limit. */
	overHourlyLimit: boolean;
};

/** Counts the enquiries in quarantine. @throws DatabaseUnavailable */
export async function countQuarantined(database: Database): Promise<QuarantineCounts> {
	const held = "FROM enquiries WHERE quarantine_reason IS NOT NULL";
	const [row = {}] = await database.query(`SELECT
		(SELECT count(*) ${held}) AS found,
		(SELECT received_at ${held} ORDER BY id LIMIT 1) AS oldest,
		(SELECT id FROM enquiries
			WHERE quarantine_reason = 'hourly-limit' AND digest_id IS NULL LIMIT 1) AS over_limit`);
	return {
		quarantined: Number(row.found),
		overHourlyLimit: row.over_limit != null,
		oldestQuarantinedAt: row.oldest == null ? null : Number(row.oldest),
	};
}
