import { createHash } from "node:crypto";
import { enquiryFields } from "#shared/enquiry.ts";
import type { Statement } from "../database/database.ts";
import { fieldColumns } from "./schema.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

const columns = [
	"id",
	"received_at",
	"idempotency_key",
	"content_hash",
	"quarantine_reason",
	...fieldColumns.map((column) => `"${column}"`),
];

const INSERT = `INSERT INTO enquiries (${columns.join(", ")})
	VALUES (${columns.map(() => "?").join(", ")})
	ON CONFLICT (idempotency_key, content_hash) DO NOTHING RETURNING id`;

/**
 * Enquiries with the same key and the same hash are the same. The hash of a quarantined enquiry
 * differs, or a repeat that is not quarantined would be lost.
 */
function contentHash(enquiry: StoredEnquiry): string {
	const content = [...enquiryFields.map((field) => enquiry[field]), enquiry.quarantineReason];
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * The statements that insert an enquiry and flag all that came with the same key and other
 * content. The first one returns no row when the enquiry is a repeat.
 */
export function insertStatements(enquiry: StoredEnquiry): Statement[] {
	const { id, receivedAt, key, quarantineReason } = enquiry;
	const values = enquiryFields.map((field) => enquiry[field]);
	const hash = contentHash(enquiry);
	const insert: Statement = [INSERT, id, receivedAt, key, hash, quarantineReason, ...values];
	const flagConflicts: Statement = [
		`UPDATE enquiries SET conflict = 1 WHERE idempotency_key = ?
			AND (SELECT count(*) FROM enquiries WHERE idempotency_key = ?) > 1`,
		key,
		key,
	];
	return key === null ? [insert] : [insert, flagConflicts];
}
