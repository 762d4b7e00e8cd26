import { plainAddress } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import { readDeliveryStates } from "../outbox/states.ts";
import { leaveDigest } from "../quarantine/digest.ts";
import { type Deleted, toDeleted } from "./deleted.ts";
import { listEnquiries } from "./stored-enquiry.ts";

export type Erasable = { id: string; delivered: boolean };

/**
 * Finds the enquiries from an address, ignoring case and invisible characters, or the one with this id.
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

/** Deletes enquiries and their outbox rows in one transaction. @throws DatabaseUnavailable */
export async function eraseEnquiries(
	database: Database,
	ids: readonly string[],
): Promise<Deleted[]> {
	const results = await database.transaction([
		...ids.map(leaveDigest),
		...ids.map((id) => ["DELETE FROM enquiries WHERE id = ? RETURNING id, digest_id", id] as const),
	]);
	return results.flat().map(toDeleted);
}
