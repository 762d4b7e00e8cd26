import { type Enquiry, enquiryFields, fieldList } from "#shared/enquiry.ts";
import { type Visit, visitFrom } from "#shared/visit.ts";
import type { Answer } from "../answers/answers.ts";
import type { Database, Row } from "../database/database.ts";
import { textColumns } from "./schema.ts";

/**
 * Why an enquiry is in quarantine. "hourly-limit" says nothing about the enquiry itself. "restored":
 * nobody knows whether it was mailed since the backup.
 */
export type QuarantineReason = "honeypot" | "elapsed" | "hourly-limit" | "restored";

/** A row of the table `enquiries`. */
export type StoredEnquiry = Enquiry &
	Visit & {
		id: string;
		/** Epoch milliseconds. */
		receivedAt: number;
		/** The idempotency key, chosen by the sender's browser. */
		key: string | null;
		quarantineReason: QuarantineReason | null;
		/** What became of it, or null while it is open. */
		answer: Answer | null;
		/** Whether another enquiry has the same key but different content. */
		conflict: boolean;
	};

const quoted = textColumns.map((column) => `"${column}"`).join(", ");
const SELECT = `SELECT id, received_at, idempotency_key, quarantine_reason, conflict, answer_state,
	answered_by, answered_at, ${quoted} FROM enquiries`;

function toAnswer(row: Row): Answer | null {
	if (row.answer_state == null) return null;
	const { answer_state: state, answered_by: by, answered_at: at } = row;
	return { state: state as Answer["state"], by: String(by), at: Number(at) };
}

function toStoredEnquiry(row: Row): StoredEnquiry {
	const fields = enquiryFields.map((field) => [field, String(row[fieldList[field].column])]);
	return {
		id: String(row.id),
		receivedAt: Number(row.received_at),
		key: row.idempotency_key as string | null,
		quarantineReason: row.quarantine_reason as QuarantineReason | null,
		conflict: Number(row.conflict) === 1,
		answer: toAnswer(row),
		...(Object.fromEntries(fields) as Enquiry),
		...visitFrom((fact) => String(row[fact])),
	};
}

/** Returns only the fields that the visitor sent, in the order of the field list. */
export function fieldsOf(stored: StoredEnquiry): Enquiry {
	return Object.fromEntries(enquiryFields.map((field) => [field, stored[field]])) as Enquiry;
}

/** Returns only where the enquiry came from. */
export const visitOf = (stored: StoredEnquiry): Visit => visitFrom((fact) => stored[fact]);

/** Reads the enquiry with this id, if it exists. @throws DatabaseUnavailable */
export async function findEnquiry(
	database: Database,
	id: string,
): Promise<StoredEnquiry | undefined> {
	const [row] = await database.query(`${SELECT} WHERE id = ?`, id);
	return row && toStoredEnquiry(row);
}

/** Reads every stored enquiry, oldest first. @throws DatabaseUnavailable */
export async function listEnquiries(database: Database): Promise<StoredEnquiry[]> {
	return (await database.query(`${SELECT} ORDER BY id`)).map(toStoredEnquiry);
}
