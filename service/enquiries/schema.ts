import { enquiryFields, fieldList } from "#shared/enquiry.ts";
import { visitFacts } from "#shared/visit.ts";
import type { Schema } from "../database/schema.ts";
import { OUTBOX_STEPS } from "../outbox/schema.ts";

/** The unique index finds repeats by key and content. Rows without a key never collide. */
const ENQUIRIES_STEP = `CREATE TABLE enquiries (
	id TEXT PRIMARY KEY,
	received_at INTEGER NOT NULL,
	idempotency_key TEXT,
	content_hash TEXT NOT NULL,
	user_name TEXT NOT NULL,
	company TEXT NOT NULL,
	phone TEXT NOT NULL,
	user_email TEXT NOT NULL,
	enquiry_type TEXT NOT NULL,
	message TEXT NOT NULL,
	quarantine_reason TEXT,
	conflict INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX enquiries_key ON enquiries (idempotency_key, content_hash);
CREATE INDEX enquiries_quarantined ON enquiries (id) WHERE quarantine_reason IS NOT NULL;`;

/** The column of each field, in the order of the field list, and then of each fact of the visit. */
export const textColumns = [
	...enquiryFields.map((field) => fieldList[field].column),
	...visitFacts,
];

const [outboxStep, ...laterOutboxSteps] = OUTBOX_STEPS;

/** All tables of the service. A new field needs no step: its column is one of the textColumns. */
export const schema: Schema = {
	steps: [`${ENQUIRIES_STEP}\n${outboxStep}`, ...laterOutboxSteps],
	textColumns: { table: "enquiries", columns: textColumns },
};
