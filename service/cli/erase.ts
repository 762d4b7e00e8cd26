import type { Query, Store } from "../store/port.ts";

export type Erasable = { id: string; delivered: boolean };

/** The enquiries that came from an address, in whatever case, or the one with this id. */
export async function findErasable(query: Query, who: string): Promise<Erasable[]> {
	const rows = await query(
		`SELECT enquiries.id, user_email, state FROM enquiries
		LEFT JOIN outbox ON enquiry_id = enquiries.id AND kind = 'mail' ORDER BY enquiries.id`,
	);
	// Compared here: databases differ in what is the lower case of a letter beyond ASCII.
	const wanted = who.toLowerCase();
	return rows
		.filter(({ id, user_email }) => [id, String(user_email).toLowerCase()].includes(wanted))
		.map(({ id, state }) => ({ id: String(id), delivered: state === "sent" }));
}

/** Deletes enquiries with all that belongs to them, all or none. */
export async function eraseAll({ batch }: Store, ids: readonly string[]): Promise<void> {
	await batch(ids.map((id) => ["DELETE FROM enquiries WHERE id = ?", id] as const));
}
