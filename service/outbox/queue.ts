import type { Database, Statement } from "../database/database.ts";
import { queueAcknowledgement } from "./acknowledgements.ts";
import type { Kind } from "./kinds.ts";

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

/** Queues what is stopped or filed again; not acknowledgements, which would come too late. */
const queueAgain = (state: "stopped" | "filed", now: number, which = "") =>
	[
		`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
		WHERE state = '${state}' AND kind <> 'acknowledgement'${which} RETURNING enquiry_id`,
		now,
		now,
	] as const;

/**
 * Makes waiting and stopped deliveries due, except for those being sent and stopped
 * acknowledgements.
 * @param now epoch milliseconds
 * @param id limits this to the deliveries of one enquiry
 * @returns how many waiting and stopped deliveries are due now
 * @throws DatabaseUnavailable
 */
export async function retryNow(
	database: Database,
	now: number,
	id?: string,
): Promise<{ waiting: number; stopped: number }> {
	const which = id === undefined ? "" : " AND enquiry_id = ?";
	const args = id === undefined ? [] : [id];
	const waiting = await database.query(
		`UPDATE outbox SET due_at = ? WHERE state = 'pending' AND lease_until <= ?${which}
		RETURNING enquiry_id`,
		now,
		now,
		...args,
	);
	const stopped = await database.query(...queueAgain("stopped", now, which), ...args);
	return { waiting: waiting.length, stopped: stopped.length };
}

/**
 * Prepares the outbox when the service starts: cancels deliveries of kinds that the settings no longer
 * enable, and queues stopped ones again, because a restart may have corrected a setting.
 * @param start.kinds the kinds that the settings enable
 * @param start.now epoch milliseconds
 * @param start.alone whether no other process uses the database, so that all leases are of processes
 * that have ended. Their mails are sent at once, because a delay after every crash costs more than a
 * rare second copy. Otherwise they wait for the end of the leases.
 * @param start.hasMailServer whether the mails that were only filed can be sent now
 * @throws DatabaseUnavailable
 */
export async function recoverOutbox(
	database: Database,
	{
		kinds,
		now,
		alone,
		hasMailServer,
	}: { kinds: readonly Kind[]; now: number; alone: boolean; hasMailServer: boolean },
): Promise<void> {
	await database.transaction([
		[
			`UPDATE outbox SET state = 'cancelled' WHERE state IN ('pending', 'stopped')
			AND kind NOT IN (${kinds.map(() => "?").join()})`,
			...kinds,
		],
		queueAgain("stopped", now),
		...(hasMailServer ? [queueAgain("filed", now)] : []),
		...(alone
			? [
					[
						`UPDATE outbox SET due_at = ?, lease_until = 0, lease_owner = NULL
						WHERE state = 'pending' AND lease_until > 0`,
						now,
					] as const,
				]
			: []),
	]);
}
