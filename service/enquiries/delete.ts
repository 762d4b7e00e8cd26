import { plainAddress } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import { removeMailFiles } from "../mail/eml-mailer.ts";
import { IS_DELIVERED, readDeliveryStates } from "../outbox/states.ts";
import { DAY_MS } from "../time.ts";
import { listEnquiries } from "./stored-enquiry.ts";

/** Per statement, so that no request waits long. */
const BATCH_SIZE = 500;

export type Erasable = { id: string; delivered: boolean };

/**
 * Finds the enquiries from an address, ignoring case and invisible characters, or the one with this
 * id.
 * @throws DatabaseUnavailable
 */
export async function findErasable(database: Database, who: string): Promise<Erasable[]> {
	const states = await readDeliveryStates(database);
	// Compared here, because SQL engines differ in how they lowercase letters beyond ASCII.
	const comparable = (address: string) => plainAddress(address).toLowerCase();
	const wanted = comparable(who);
	return (await listEnquiries(database))
		.filter(({ id, user_email }) => [id, comparable(user_email)].includes(wanted))
		.map(({ id }) => ({ id, delivered: states.get(id)?.mail?.state === "sent" }));
}

/**
 * Deletes enquiries with their outbox rows in one transaction, and then their files in the folder
 * `mails`.
 * @throws DatabaseUnavailable
 */
export async function eraseEnquiries(
	database: Database,
	ids: readonly string[],
	mails: string,
): Promise<void> {
	await database.transaction(ids.map((id) => ["DELETE FROM enquiries WHERE id = ?", id]));
	await removeMailFiles(mails, ids);
}

/**
 * Deletes the delivered enquiries that were received before a time in epoch milliseconds, with
 * their files in the folder `mails`, but none that is waiting, stopped or quarantined.
 * @returns how many were deleted
 * @throws DatabaseUnavailable
 */
export async function purgeDelivered(
	database: Database,
	before: number,
	mails: string,
): Promise<number> {
	const purge = `DELETE FROM enquiries
		WHERE id IN (SELECT id FROM enquiries WHERE received_at < ? AND ${IS_DELIVERED} LIMIT ?) RETURNING id`;
	for (let deleted = 0; ; ) {
		const rows = await database.query(purge, before, BATCH_SIZE);
		await removeMailFiles(
			mails,
			rows.map(({ id }) => String(id)),
		);
		deleted += rows.length;
		if (rows.length < BATCH_SIZE) return deleted;
	}
}

/** Returns the time this many days before `now`, both in epoch milliseconds. */
export const daysBefore = (now: number, days: number) => now - days * DAY_MS;
