import { ownServiceFields } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import type { Kind } from "../outbox/kinds.ts";
import { queueStatements } from "../outbox/queue.ts";
import type { Fields } from "./fields.ts";

/** Nobody reads and fills the form faster than this, in milliseconds. */
const SHORTEST_PLAUSIBLE_MS = 50;

/**
 * Why an enquiry is held back, or null. It is never discarded: password managers fill honeypots,
 * too.
 */
export function quarantineReason(fields: Fields): string | null {
	if (fields[ownServiceFields.honeypot]?.trim()) return "honeypot";
	const elapsed = fields[ownServiceFields.elapsed]?.trim();
	if (!elapsed) return null;
	const plausible = /^\d+$/.test(elapsed) && Number(elapsed) >= SHORTEST_PLAUSIBLE_MS;
	return plausible ? null : "elapsed";
}

/**
 * Takes an enquiry out of quarantine and queues what is sent about it.
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
	// Whoever stands as the sender may be the victim of a bot, so nobody is acknowledged.
	const withoutAcknowledgement = kinds.filter((kind) => kind !== "acknowledgement");
	await database.transaction([
		["UPDATE enquiries SET quarantine_reason = NULL WHERE id = ?", id],
		...queueStatements(id, withoutAcknowledgement, "", now),
	]);
	return true;
}

/** @throws DatabaseUnavailable */
export async function countQuarantined(database: Database): Promise<number> {
	const [row] = await database.query(
		"SELECT count(*) AS found FROM enquiries WHERE quarantine_reason IS NOT NULL",
	);
	return Number(row?.found);
}
