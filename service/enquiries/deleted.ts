import type { Row } from "../database/database.ts";

/** A deleted enquiry, and what else may contain its text. */
export type Deleted = {
	id: string;
	/** The id of the digest that lists it. */
	digestId: string | null;
};

/** Reads the columns `id` and `digest_id`. */
export const toDeleted = ({ id, digest_id }: Row): Deleted => ({
	id: String(id),
	digestId: digest_id == null ? null : String(digest_id),
});
