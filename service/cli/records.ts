import type { Enquiry } from "#shared/enquiry.ts";
import type { Visit } from "#shared/visit.ts";
import type { Database } from "../database/database.ts";
import {
	fieldsOf,
	findEnquiry,
	listEnquiries,
	type StoredEnquiry,
	visitOf,
} from "../enquiries/stored-enquiry.ts";
import { type DeliveryStates, readDeliveryStates } from "../outbox/states.ts";

/** One stored enquiry, as `list --json` and `export` print it. */
export type EnquiryRecord = Enquiry &
	Visit & {
		id: string;
		receivedAt: string;
		/** Whether it is in quarantine, so that no mail is sent for it until it is released. */
		quarantined: boolean;
		quarantineReason: string | null;
		/** Whether another enquiry has the same idempotency key but different content. */
		conflict: boolean;
		/** The state of the mail to the owner, or "none". */
		mail: string;
		tries: number;
		sentAt: string | null;
		lastError: string | null;
		/** The states of the acknowledgement and the webhook, or "none". */
		acknowledgement: string;
		webhook: string;
		webhookError: string | null;
	};

const isoTime = (time: number) => new Date(time).toISOString();

function toRecord(stored: StoredEnquiry, states: DeliveryStates = {}): EnquiryRecord {
	const { mail, acknowledgement, webhook } = states;
	return {
		id: stored.id,
		receivedAt: isoTime(stored.receivedAt),
		...fieldsOf(stored),
		quarantined: stored.quarantineReason !== null,
		quarantineReason: stored.quarantineReason,
		conflict: stored.conflict,
		mail: mail?.state ?? "none",
		tries: mail?.tries ?? 0,
		sentAt: mail?.sentAt == null ? null : isoTime(mail.sentAt),
		lastError: mail?.lastError ?? null,
		acknowledgement: acknowledgement?.state ?? "none",
		webhook: webhook?.state ?? "none",
		webhookError: webhook?.lastError ?? null,
		...visitOf(stored),
	};
}

/** Reads every stored enquiry, oldest first. @throws DatabaseUnavailable */
export async function readRecords(database: Database): Promise<EnquiryRecord[]> {
	const enquiries = await listEnquiries(database);
	const states = await readDeliveryStates(database);
	return enquiries.map((stored) => toRecord(stored, states.get(stored.id)));
}

/** Reads the enquiry with this id, if it exists. @throws DatabaseUnavailable */
export async function readRecord(
	database: Database,
	id: string,
): Promise<EnquiryRecord | undefined> {
	const stored = await findEnquiry(database, id);
	const states = await readDeliveryStates(database, id);
	return stored && toRecord(stored, states.get(id));
}
