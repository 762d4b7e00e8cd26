/**
 * The migration steps of the outbox tables. `database/schema.ts` has the rules for steps. SQLite cannot
 * change a CHECK, so a new state or kind needs a new table.
 *
 * `outbox` has one row for each delivery of an enquiry; `failure` says why the last try failed. Of the
 * quarantined enquiries only some have a row: one row of kind "digest" stands for the mail about many
 * of them, which have the id of its enquiry in `digest_id`. `acknowledgements` has the time of each
 * mailbox's last acknowledgement, for the limits. Rows are deleted with their enquiry.
 */
export const OUTBOX_STEPS = [
	`CREATE TABLE outbox (
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

	`DROP INDEX outbox_pending;
DROP INDEX outbox_stopped;
ALTER TABLE outbox RENAME TO outbox_2;

CREATE TABLE outbox (
	enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN ('mail', 'acknowledgement', 'webhook', 'digest')),
	state TEXT NOT NULL CHECK (state IN ('pending', 'filed', 'sent', 'stopped', 'cancelled')),
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
CREATE INDEX outbox_filed ON outbox (enquiry_id) WHERE state = 'filed';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';

INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner,
	sent_at, failure, last_error)
SELECT enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner, sent_at, failure,
	last_error
FROM outbox_2;
DROP TABLE outbox_2;

ALTER TABLE enquiries ADD COLUMN digest_id TEXT;
CREATE INDEX enquiries_digest ON enquiries (digest_id, id) WHERE digest_id IS NOT NULL;
CREATE INDEX enquiries_untold ON enquiries (received_at)
WHERE quarantine_reason IS NOT NULL AND digest_id IS NULL;
CREATE INDEX enquiries_over_limit ON enquiries (id)
WHERE quarantine_reason = 'hourly-limit' AND digest_id IS NULL;

ALTER TABLE acknowledgements ADD COLUMN domain TEXT NOT NULL DEFAULT '';
CREATE INDEX acknowledgements_queued ON acknowledgements (queued_at);
CREATE INDEX acknowledgements_domain ON acknowledgements (domain, queued_at);`,
] as const;
