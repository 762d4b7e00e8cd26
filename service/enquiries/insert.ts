import { createHash } from "node:crypto";
import { enquiryFields } from "#shared/enquiry.ts";
import { visitFacts } from "#shared/visit.ts";
import type { Statement, Value } from "../database/database.ts";
import { daysBefore } from "./delete.ts";
import { idsFrom } from "./enquiry-id.ts";
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

const VALUES = columns.map(() => "?").join(", ");
/** SQL condition: the enquiries of a content, since an id. One that was taken back has another hash. */
const HAS_CONTENT = "content_hash = ? AND id >= ?";

const insert = (rows: string) => `INSERT INTO enquiries (${columns.join(", ")}) ${rows}
	ON CONFLICT (idempotency_key, content_hash) DO NOTHING RETURNING id`;
const INSERT_BY_KEY = insert(`VALUES (${VALUES})`);
const INSERT_BY_CONTENT = insert(
	`SELECT ${VALUES} WHERE NOT EXISTS (SELECT 1 FROM enquiries WHERE ${HAS_CONTENT})`,
);

/** The statements, the first of which returns no row for a repeat, and what serialises them. */
type Insertion = { statements: Statement[]; serialKey: string | undefined };

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

/** In the order of the columns. */
function valuesOf(enquiry: StoredEnquiry, hash: string): Value[] {
	const { id, receivedAt, key, quarantineReason } = enquiry;
	const texts = [...enquiryFields, ...visitFacts].map((field) => enquiry[field]);
	return [id, receivedAt, key, hash, quarantineReason, ...texts];
}

/** Inserts an enquiry and flags all with the same key but different content as conflicting. */
export function insertByKey(enquiry: StoredEnquiry): Insertion {
	const { key } = enquiry;
	const insertion: Statement = [INSERT_BY_KEY, ...valuesOf(enquiry, contentHash(enquiry))];
	const flagConflicts: Statement = [
		`UPDATE enquiries SET conflict = 1 WHERE idempotency_key = ?
			AND (SELECT count(*) FROM enquiries WHERE idempotency_key = ?) > 1`,
		key,
		key,
	];
	if (key === null) return { statements: [insertion], serialKey: undefined };
	return { statements: [insertion, flagConflicts], serialKey: key };
}

/**
 * Inserts an enquiry unless one with the same content came within a day. The second statement returns
 * the key of the one that is stored.
 */
export function insertByContent(enquiry: StoredEnquiry): Insertion {
	const hash = contentHash(enquiry);
	const same = [hash, idsFrom(daysBefore(enquiry.receivedAt, 1))];
	const insertion: Statement = [INSERT_BY_CONTENT, ...valuesOf(enquiry, hash), ...same];
	const find = `SELECT idempotency_key FROM enquiries WHERE ${HAS_CONTENT} ORDER BY id LIMIT 1`;
	return { statements: [insertion, [find, ...same]], serialKey: hash };
}
