/**
 * The steps that lead to the tables of this version, in SQLite's dialect; a store's version is
 * the number of steps it has taken. A step that was released is never changed.
 *
 * `outbox` holds one row for each thing to send about an enquiry: `kind` is the mail to the
 * owner, the acknowledgement to the sender or the webhook, `failure` why the last try failed. A
 * quarantined enquiry has none. `acknowledgements` remembers who was acknowledged when, so that
 * nobody gets two a day. What belongs to an enquiry is deleted with it.
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

	`DROP INDEX outbox_pending;
DROP INDEX outbox_stopped;
ALTER TABLE outbox RENAME TO outbox_1;

CREATE TABLE outbox (
	enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('mail', 'acknowledgement', 'webhook')),
	state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'stopped', 'cancelled')),
	created_at INTEGER NOT NULL,
	due_at INTEGER NOT NULL,
	tries INTEGER NOT NULL DEFAULT 0,
	lease_until INTEGER NOT NULL DEFAULT 0,
	lease_owner TEXT,
	sent_at INTEGER,
	failure TEXT CHECK (failure IN ('temporary', 'permanent', 'login')),
	last_error TEXT,
	PRIMARY KEY (enquiry_id, kind)
) STRICT;
CREATE INDEX outbox_pending ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';

INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner,
	sent_at, failure, last_error)
SELECT enquiry_id, 'mail', state, created_at, due_at, tries, lease_until, lease_owner, sent_at,
	CASE WHEN state = 'stopped' THEN 'permanent' WHEN last_error IS NOT NULL THEN 'temporary' END,
	last_error
FROM outbox_1;
DROP TABLE outbox_1;

CREATE TABLE acknowledgements (
	address TEXT PRIMARY KEY,
	enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
	queued_at INTEGER NOT NULL
) STRICT;
CREATE INDEX acknowledgements_enquiry ON acknowledgements (enquiry_id);`,
];

/** Refuses a store that a newer version of the service has changed. @throws Error */
export function pendingMigrations(version: number): readonly string[] {
	if (version > MIGRATIONS.length) {
		throw new Error("it was written by a newer version of this service");
	}
	return MIGRATIONS.slice(version);
}
