import { enquiryFields, enquiryTypes } from "#shared/enquiry.ts";
import type { Database } from "../database/database.ts";
import {
	fieldsOf,
	listEnquiries,
	type StoredEnquiry,
	visitOf,
} from "../enquiries/stored-enquiry.ts";
import { type DeliveryStates, readDeliveryStates } from "../outbox/states.ts";

/** Invalid arguments or options; the exit code is 2. */
export class UsageError extends Error {}

const isoTime = (time: number) => new Date(time).toISOString();

/** One stored enquiry, as `list --json` and `export` print it; "none" if there is no such delivery. */
function toRecord(stored: StoredEnquiry, states: DeliveryStates = {}) {
	const { mail, acknowledgement, webhook } = states;
	return {
		id: stored.id,
		receivedAt: isoTime(stored.receivedAt),
		...fieldsOf(stored),
		quarantined: stored.quarantineReason !== null,
		quarantineReason: stored.quarantineReason as string | null,
		conflict: stored.conflict,
		mail: mail?.state ?? "none",
		tries: mail?.tries ?? 0,
		sentAt: mail?.sentAt == null ? null : isoTime(mail.sentAt),
		lastError: mail?.lastError ?? null,
		/** What became of it: "open" until somebody has said so. */
		answer: stored.answer?.state ?? "open",
		answeredBy: stored.answer?.by ?? "",
		answeredAt: stored.answer ? isoTime(stored.answer.at) : null,
		acknowledgement: acknowledgement?.state ?? "none",
		webhook: webhook?.state ?? "none",
		webhookError: webhook?.lastError ?? null,
		...visitOf(stored),
	};
}

export type EnquiryRecord = ReturnType<typeof toRecord>;

/** Reads every stored enquiry, oldest first. @throws DatabaseUnavailable */
export async function readRecords(database: Database): Promise<EnquiryRecord[]> {
	const enquiries = await listEnquiries(database);
	const states = await readDeliveryStates(database);
	return enquiries.map((stored) => toRecord(stored, states.get(stored.id)));
}

/** What `list` shows of an id: its end, because ids begin with the time. */
export const shortId = (id: string): string => id.slice(-SHORT);
const SHORT = 8;

/** The whole id of an enquiry that is given by its end, or what was given. @throws DatabaseUnavailable */
export async function wholeId(database: Database, given: string): Promise<string> {
	if (given.length < SHORT) return given;
	const found = (await listEnquiries(database)).filter(({ id }) => id.endsWith(given));
	return (found.length === 1 && found[0]?.id) || given;
}

/** The day on which an enquiry was received, as 2027-03-31, which is how Swedish writes it. */
const dayOf = ({ receivedAt }: EnquiryRecord, timeZone: string) =>
	new Date(receivedAt).toLocaleDateString("sv", { timeZone });

type Choice = { search?: unknown; from?: unknown; to?: unknown; type?: unknown; open?: unknown };

/**
 * The records that have a text, are open if only those are wanted, were received on days from `from` to `to`, and are of a type.
 * @param timeZone the one in which a day begins
 * @throws UsageError when no day or type is written so
 */
export function choose(records: EnquiryRecord[], choice: Choice, timeZone: string) {
	const { search = "", from = "0000-00-00", to = "9999-99-99", type = "", open } = choice;
	for (const day of [from, to]) {
		if (!/^\d{4}-\d\d-\d\d$/.test(String(day)))
			throw new UsageError(`Write a day as 2027-03-31, not as ${day}.\n`);
	}
	const isOfType = (name: string) => name.toLowerCase().startsWith(String(type).toLowerCase());
	if (!enquiryTypes.some(isOfType))
		throw new UsageError(`--type is one of ${enquiryTypes.join(", ")}.\n`);
	const wanted = String(search).toLowerCase();
	return records.filter((record) => {
		const day = dayOf(record, timeZone);
		const texts = [record.id, ...enquiryFields.map((field) => record[field])];
		const isWanted = !open || (record.answer === "open" && !record.quarantined);
		const isFound = texts.some((text) => text.toLowerCase().includes(wanted));
		return (
			isWanted &&
			isFound &&
			day >= String(from) &&
			day <= String(to) &&
			isOfType(record.enquiryType)
		);
	});
}
