import { plainAddress } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import { IS_DELIVERED, readDeliveryStates } from "../outbox/states.ts";
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

/**
 * Deletes enquiries and their outbox rows in one transaction.
 * @returns the ids of those that existed
 * @throws DatabaseUnavailable
 */
export async function eraseEnquiries(
	database: Database,
	ids: readonly string[],
): Promise<string[]> {
	const erase = "DELETE FROM enquiries WHERE id = ? RETURNING id";
	const results = await database.transaction(ids.map((id) => [erase, id]));
	return results.flat().map(({ id }) => String(id));
}

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
 * Deletes the delivered enquiries that were received before a time, and returns their ids. It keeps
 * enquiries that are waiting, stopped or quarantined.
 * @param before epoch milliseconds
 * @throws DatabaseUnavailable
 */
export async function purgeDelivered(database: Database, before: number): Promise<string[]> {
	const deleted: string[] = [];
	for (;;) {
		const rows = await database.query(
			`DELETE FROM enquiries
			WHERE id IN (SELECT id FROM enquiries WHERE ${IS_PURGEABLE} LIMIT ?)
			RETURNING id`,
			before,
			BATCH_SIZE,
		);
		deleted.push(...rows.map(({ id }) => String(id)));
		if (rows.length < BATCH_SIZE) return deleted;
	}
}

/** Returns the time this many days before `now`, both in epoch milliseconds. */
export const daysBefore = (now: number, days: number) => now - days * DAY_MS;
