import { ownServiceFields } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import type { Kind } from "../outbox/kinds.ts";
import { queueStatements } from "../outbox/queue.ts";
import type { Fields } from "./fields.ts";

/** Nobody fills in the form faster than this, in milliseconds. */
const MIN_PLAUSIBLE_MS = 50;

/**
 * Returns why an enquiry is probable spam, or null. Such an enquiry is quarantined and not
 * discarded, because password managers fill honeypots, too.
 */
export function quarantineReason(fields: Fields): string | null {
	if (fields[ownServiceFields.honeypot]?.trim()) return "honeypot";
	const elapsed = fields[ownServiceFields.elapsed]?.trim();
	if (!elapsed) return null;
	const plausible = /^\d+$/.test(elapsed) && Number(elapsed) >= MIN_PLAUSIBLE_MS;
	return plausible ? null : "elapsed";
}

/**
 * Releases an enquiry from quarantine and queues its deliveries, except for the acknowledgement.
 * @param now epoch milliseconds
 * @returns false when no enquiry with this id is in quarantine
 * @throws DatabaseUnavailable
 */
export async function releaseEnquiry(
	database: Database,
	id: string,
	kinds: readonly Kind[],
	now: number,
): Promise<boolean> {
	const [held] = await database.query(
		"SELECT id FROM enquiries WHERE id = ? AND quarantine_reason IS NOT NULL",
		id,
	);
	if (!held) return false;
	// A bot may have entered somebody else's address, so the sender gets no acknowledgement.
	const withoutAcknowledgement = kinds.filter((kind) => kind !== "acknowledgement");
	await database.transaction([
		["UPDATE enquiries SET quarantine_reason = NULL WHERE id = ?", id],
		...queueStatements(id, withoutAcknowledgement, "", now),
	]);
	return true;
}

/** Counts the enquiries in quarantine. @throws DatabaseUnavailable */
export async function countQuarantined(database: Database): Promise<number> {
	const [row] = await database.query(
		"SELECT count(*) AS found FROM enquiries WHERE quarantine_reason IS NOT NULL",
	);
	return Number(row?.found);
}
