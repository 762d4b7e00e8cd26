/**
 * The steps that lead to the tables of this version, in SQLite's dialect; a store's version is
 * the number of steps it has taken. A step that was released is never changed.
 *
 * `outbox` holds one row for each enquiry whose mail is to be sent. A quarantined enquiry has none.
 * The unique index knows a repeated enquiry by its idempotency key and content; rows without a
 * key never collide, because NULLs are distinct.
 */
export const MIGRATIONS: readonly string[] = [
	`CREATE TABLE enquiries (
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
CREATE INDEX enquiries_quarantined ON enquiries (id) WHERE quarantine_reason IS NOT NULL;

CREATE TABLE outbox (
	enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id),
	state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'stopped')),
	created_at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	tries INTEGER NOT NULL DEFAULT 0,
	lease_until INTEGER NOT NULL DEFAULT 0,
	lease_owner TEXT,
	sent_at INTEGER,
	last_error TEXT
) STRICT;
CREATE INDEX outbox_pending ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';`,
];

/** Refuses a store that a newer version of the service has changed. @throws Error */
export function pendingMigrations(version: number): readonly string[] {
	if (version > MIGRATIONS.length) {
		throw new Error("it was written by a newer version of this service");
	}
	return MIGRATIONS.slice(version);
}
