import type { Database, Statement } from "../database/database.ts";
import { queueAcknowledgement } from "./acknowledgements.ts";
import type { Kind } from "./kinds.ts";

/**
 * Returns the statements that queue the deliveries of an enquiry. They add nothing after the insert
 * of a repeat, whose id is not in the table.
 * @param address of the sender, for the acknowledgement
 * @param now epoch milliseconds
 */
export function queueStatements(
	id: string,
	kinds: readonly Kind[],
	address: string,
	now: number,
): Statement[] {
	return kinds.flatMap((kind) => {
		if (kind === "acknowledgement") return queueAcknowledgement(id, address, now);
		const queue = `INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
			SELECT id, '${kind}', 'pending', ?, ? FROM enquiries WHERE id = ?
			ON CONFLICT (enquiry_id, kind) DO NOTHING`;
		return [[queue, now, now, id] as const];
	});
}

/**
 * Releases an enquiry from quarantine and queues its deliveries, except for the acknowledgement: a
 * bot may have entered somebody else's address.
 * @returns false when no enquiry with this id is in quarantine
 * @throws DatabaseUnavailable
 */
export async function releaseEnquiry(
	database: Database,
	id: string,
	kinds: readonly Kind[],
	now: number,
): Promise<boolean> {
	const isHeld = "id = ? AND quarantine_reason IS NOT NULL";
	const held = await database.query(`SELECT id FROM enquiries WHERE ${isHeld}`, id);
	if (held.length === 0) return false;
	const others = kinds.filter((kind) => kind !== "acknowledgement");
	await database.transaction([
		["UPDATE enquiries SET quarantine_reason = NULL WHERE id = ?", id],
		...queueStatements(id, others, "", now),
	]);
	return true;
}

/** Not acknowledgements, which would come too late. */
const queueAgain = (state: "stopped" | "filed", now: number, which = "") =>
	[
		`UPDATE outbox SET state = 'pending', due_at = ?, created_at = ?
		WHERE state = '${state}' AND kind <> 'acknowledgement'${which} RETURNING enquiry_id`,
		now,
		now,
	] as const;

/**
 * Makes waiting and stopped deliveries due, except for those being sent and acknowledgements.
 * @param id limits this to the deliveries of one enquiry
 * @returns how many are due now
 * @throws DatabaseUnavailable
 */
export async function retryNow(
	database: Database,
	now: number,
	id?: string,
): Promise<{ waiting: number; stopped: number }> {
	const [which, args] = id === undefined ? ["", []] : [" AND enquiry_id = ?", [id]];
	const wait = `UPDATE outbox SET due_at = ? WHERE state = 'pending' AND lease_until <= ?${which}
		RETURNING enquiry_id`;
	const [waiting = [], stopped = []] = await database.transaction([
		[wait, now, now, ...args],
		[...queueAgain("stopped", now, which), ...args],
	]);
	return { waiting: waiting.length, stopped: stopped.length };
}

export type Recovery = {
	/** Those that the settings enable. */
	kinds: readonly Kind[];
	/** Epoch milliseconds. */
	now: number;
	/**
	 * Whether no other process uses the database. All leases are then of processes that have ended,
	 * and their mails are sent at once: a delay after every crash costs more than a rare second copy.
	 */
	alone: boolean;
	/** Whether the mails that were only filed can be sent now. */
	hasMailServer: boolean;
};

/**
 * Prepares the outbox when the service starts: cancels what the settings no longer enable, and
 * queues stopped deliveries again, because a restart may have corrected a setting.
 * @throws DatabaseUnavailable
 */
export async function recoverOutbox(
	database: Database,
	{ kinds, now, alone, hasMailServer }: Recovery,
): Promise<void> {
	const marks = kinds.map(() => "?").join();
	const cancel: Statement = [
		`UPDATE outbox SET state = 'cancelled'
		WHERE state IN ('pending', 'stopped') AND kind NOT IN (${marks})`,
		...kinds,
	];
	const endLeases: Statement = [
		`UPDATE outbox SET due_at = ?, lease_until = 0
		WHERE state = 'pending' AND lease_until > 0`,
		now,
	];
	await database.transaction([
		cancel,
		queueAgain("stopped", now),
		...(hasMailServer ? [queueAgain("filed", now)] : []),
		...(alone ? [endLeases] : []),
	]);
}
