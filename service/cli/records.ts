import type { Query, Row } from "../store/port.ts";

/** One stored enquiry, as the command line prints it. */
export type EnquiryRecord = {
	id: string;
	receivedAt: string;
	user_name: string;
	company: string;
	phone: string;
	user_email: string;
	enquiryType: string;
	message: string;
	/** Held back as probable spam: no mail is sent. */
	quarantined: boolean;
	quarantineReason: string | null;
	/** Another enquiry came with the same idempotency key and other content. */
	conflict: boolean;
	/** The mail: pending, sent, stopped (refused for good), or none. */
	mail: string;
	tries: number;
	sentAt: string | null;
	lastError: string | null;
	/** The same of the confirmation for the sender and of the webhook; cancelled when switched off. */
	acknowledgement: string;
	webhook: string;
	webhookError: string | null;
};

const join = (kind: string) =>
	`LEFT JOIN outbox AS ${kind} ON ${kind}.enquiry_id = enquiries.id AND ${kind}.kind = '${kind}'`;

/** Selects what `toRecord` reads. */
export const SELECT_RECORDS = `SELECT enquiries.*, mail.state, mail.tries, mail.sent_at, mail.last_error,
	acknowledgement.state AS acknowledgement, webhook.state AS webhook,
	webhook.last_error AS webhook_error
	FROM enquiries ${join("mail")} ${join("acknowledgement")} ${join("webhook")}`;

const time = (value: unknown) => (value == null ? null : new Date(Number(value)).toISOString());
const textOrNull = (value: unknown) => (value == null ? null : String(value));

/** One row of SELECT_RECORDS as a record. */
export function toRecord(row: Row): EnquiryRecord {
	return {
		id: String(row.id),
		receivedAt: time(row.received_at) ?? "",
		user_name: String(row.user_name),
		company: String(row.company),
		phone: String(row.phone),
		user_email: String(row.user_email),
		enquiryType: String(row.enquiry_type),
		message: String(row.message),
		quarantined: row.quarantine_reason !== null,
		quarantineReason: textOrNull(row.quarantine_reason),
		conflict: Number(row.conflict) === 1,
		mail: textOrNull(row.state) ?? "none",
		tries: Number(row.tries ?? 0),
		sentAt: time(row.sent_at),
		lastError: textOrNull(row.last_error),
		acknowledgement: textOrNull(row.acknowledgement) ?? "none",
		webhook: textOrNull(row.webhook) ?? "none",
		webhookError: textOrNull(row.webhook_error),
	};
}

/** Every stored enquiry, oldest first. @throws StoreUnavailable */
export async function readRecords(query: Query): Promise<EnquiryRecord[]> {
	return (await query(`${SELECT_RECORDS} ORDER BY enquiries.id`)).map(toRecord);
}

/** The enquiry with this id, if there is one. @throws StoreUnavailable */
export async function readRecord(query: Query, id: string): Promise<EnquiryRecord | undefined> {
	const [row] = await query(`${SELECT_RECORDS} WHERE enquiries.id = ?`, id);
	return row && toRecord(row);
}
