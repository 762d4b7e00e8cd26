import { createHash } from "node:crypto";
import { enquiryFields } from "#shared/enquiry.ts";
import { visitFacts } from "#shared/visit.ts";
import type { Statement } from "../database/database.ts";
import { textColumns } from "./schema.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

const columns = [
	"id",
	"received_at",
	"idempotency_key",
	"content_hash",
	"quarantine_reason",
	...textColumns.map((column) => `"${column}"`),
];

const INSERT = `INSERT INTO enquiries (${columns.join(", ")})
	VALUES (${columns.map(() => "?").join(", ")})
	ON CONFLICT (idempotency_key, content_hash) DO NOTHING RETURNING id`;

/**
 * Two requests with the same key and hash are the same enquiry. The hash includes the quarantine
 * reason; otherwise a repeat that is not quarantined would count as stored and never be mailed. A
 * repeat may arrive beyond the hourly limit or from another page, so it includes neither.
 */
function contentHash(enquiry: StoredEnquiry): string {
	const { quarantineReason } = enquiry;
	const reason = quarantineReason === "hourly-limit" ? null : quarantineReason;
	const content = [...enquiryFields.map((field) => enquiry[field]), reason];
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Returns the statements that insert an enquiry and flag all with the same key but different
 * content as conflicting. The first returns no row for a repeat.
 */
export function insertStatements(enquiry: StoredEnquiry): Statement[] {
	const { id, receivedAt, key, quarantineReason } = enquiry;
	const values = [...enquiryFields, ...visitFacts].map((field) => enquiry[field]);
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
