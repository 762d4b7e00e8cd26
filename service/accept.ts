import { createHash } from "node:crypto";
import {
	checkEnquiry,
	type Enquiry,
	type EnquiryErrors,
	enquiryFields,
	ownServiceFields,
} from "#shared/enquiry.ts";
import { storable } from "./clean-text.ts";
import { type Kind, queueRows } from "./queue-rows.ts";
import type { Statement, Store } from "./store/port.ts";

/** The fields of a request by name, before any check. */
export type Fields = Partial<Record<string, string>>;

type Accepted =
	| { kind: "refused"; errors: EnquiryErrors }
	| { kind: "stored"; id: string; quarantined: boolean }
	/** It was stored before: same idempotency key, same content. */
	| { kind: "repeated" };

export type Accept = (fields: Fields) => Promise<Accepted>;

/** Nobody reads and fills six fields faster than this, in milliseconds. */
const SHORTEST_PLAUSIBLE_MS = 50;

/** Why an enquiry is to be held back, or null. It is never discarded: password managers fill honeypots. */
function quarantineReason(fields: Fields): string | null {
	if (fields[ownServiceFields.honeypot]?.trim()) return "honeypot";
	const elapsed = fields[ownServiceFields.elapsed]?.trim();
	if (!elapsed) return null;
	const plausible = /^\d+$/.test(elapsed) && Number(elapsed) >= SHORTEST_PLAUSIBLE_MS;
	return plausible ? null : "elapsed";
}

/** Two enquiries with the same hash are the same; a held one differs, or its repeat would be lost. */
function contentHash(enquiry: Enquiry, reason: string | null): string {
	const content = [...enquiryFields.map((field) => enquiry[field]), reason];
	return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

function insertEnquiry(
	id: string,
	receivedAt: number,
	key: string | null,
	enquiry: Enquiry,
	reason: string | null,
): Statement[] {
	const insert: Statement = [
		`INSERT INTO enquiries (id, received_at, idempotency_key, content_hash,
			user_name, company, phone, user_email, enquiry_type, message, quarantine_reason)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (idempotency_key, content_hash) DO NOTHING RETURNING id`,
		id,
		receivedAt,
		key,
		contentHash(enquiry, reason),
		enquiry.user_name,
		enquiry.company,
		enquiry.phone,
		enquiry.user_email,
		enquiry.enquiryType,
		enquiry.message,
		reason,
	];
	const flagConflicts: Statement = [
		`UPDATE enquiries SET conflict = 1 WHERE idempotency_key = ?
			AND (SELECT count(*) FROM enquiries WHERE idempotency_key = ?) > 1`,
		key,
		key,
	];
	return key === null ? [insert] : [insert, flagConflicts];
}

/**
 * Checks an enquiry and commits it, together with its outbox rows, in one transaction. When it
 * resolves with "stored" or "repeated" the enquiry survives a crash. The same idempotency key with
 * the same content is stored once; with other content both are kept and flagged as a conflict.
 * @param kinds what is sent about each enquiry
 * @throws StoreUnavailable when it cannot be stored now.
 */
export function createAccept(
	store: Store,
	now: () => number,
	makeId: () => string,
	wakeDelivery: () => void,
	kinds: readonly Kind[] = ["mail"],
): Accept {
	return async (fields) => {
		const cleaned = Object.fromEntries(
			enquiryFields.map((field) => [field, storable(fields[field] ?? "")]),
		);
		const check = checkEnquiry(cleaned);
		if (!check.ok) return { kind: "refused", errors: check.errors };
		const id = makeId();
		const receivedAt = now();
		const key = storable(fields[ownServiceFields.key] ?? "").trim() || null;
		const reason = quarantineReason(fields);
		const [inserted] = await store.batch(
			[
				...insertEnquiry(id, receivedAt, key, check.enquiry, reason),
				...queueRows(id, kinds, check.enquiry.user_email, receivedAt),
			],
			key ?? undefined,
		);
		if (inserted?.length === 0) return { kind: "repeated" };
		if (!reason) wakeDelivery();
		return { kind: "stored", id, quarantined: reason !== null };
	};
}
