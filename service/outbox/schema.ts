import type { Step } from "../database/schema.ts";

const outboxTable = (kinds: string, states: string) => `CREATE TABLE outbox (
	enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
	kind TEXT NOT NULL CHECK (kind IN (${kinds})),
	state TEXT NOT NULL CHECK (state IN (${states})),
	created_at INTEGER NOT NULL, due_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
	lease_until INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, sent_at INTEGER,
	failure TEXT CHECK (failure IN ('temporary', 'permanent', 'login')), last_error TEXT,
	PRIMARY KEY (enquiry_id, kind)
) STRICT;
CREATE INDEX outbox_pending ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';
INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner,
	sent_at, failure, last_error)`;

const FIRST_STEP = `CREATE TABLE outbox (
	enquiry_id TEXT PRIMARY KEY REFERENCES enquiries (id),
	state TEXT NOT NULL CHECK (state IN ('pending', 'sent', 'stopped')),
	created_at INTEGER NOT NULL, due_at INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
	lease_until INTEGER NOT NULL DEFAULT 0, lease_owner TEXT, sent_at INTEGER, last_error TEXT
) STRICT;
CREATE INDEX outbox_pending ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';`;

const KINDS_STEP = `DROP INDEX outbox_pending;
DROP INDEX outbox_stopped;
ALTER TABLE outbox RENAME TO outbox_1;
${outboxTable("'mail', 'acknowledgement', 'webhook'", "'pending', 'sent', 'stopped', 'cancelled'")}
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
CREATE INDEX acknowledgements_enquiry ON acknowledgements (enquiry_id);`;

const DIGEST_STEP = `DROP INDEX outbox_pending;
DROP INDEX outbox_stopped;
ALTER TABLE outbox RENAME TO outbox_2;
${outboxTable(
	"'mail', 'acknowledgement', 'webhook', 'digest'",
	"'pending', 'filed', 'sent', 'stopped', 'cancelled'",
)}
SELECT enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner, sent_at, failure,
	last_error
FROM outbox_2;
DROP TABLE outbox_2;
CREATE INDEX outbox_filed ON outbox (enquiry_id) WHERE state = 'filed';
ALTER TABLE enquiries ADD COLUMN digest_id TEXT;
CREATE INDEX enquiries_digest ON enquiries (digest_id, id) WHERE digest_id IS NOT NULL;
CREATE INDEX enquiries_untold ON enquiries (received_at)
WHERE quarantine_reason IS NOT NULL AND digest_id IS NULL;
CREATE INDEX enquiries_over_limit ON enquiries (id)
WHERE quarantine_reason = 'hourly-limit' AND digest_id IS NULL;
ALTER TABLE acknowledgements ADD COLUMN domain TEXT NOT NULL DEFAULT '';
CREATE INDEX acknowledgements_queued ON acknowledgements (queued_at);
CREATE INDEX acknowledgements_domain ON acknowledgements (domain, queued_at);`;

/**
 * A pending row is due again when its lease ends, so the next row to send is the first of an index.
 */
const DUE_STEP = `DROP INDEX outbox_pending;
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE state = 'pending';
CREATE INDEX outbox_waiting ON outbox (created_at)
WHERE state = 'pending' AND kind <> 'acknowledgement';
CREATE INDEX outbox_leased ON outbox (lease_owner) WHERE lease_owner IS NOT NULL;
UPDATE outbox SET due_at = lease_until WHERE state = 'pending' AND lease_until > due_at;`;

/**
 * `mornings` has the mails to the owner in the morning, and `told_at` says of which enquiries in
 * quarantine one has told; before, that mail was a row of the outbox.
 */
const WATCH_STEP = `DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
DROP INDEX outbox_waiting;
CREATE TABLE mornings (
	morning INTEGER PRIMARY KEY,
	lease_until INTEGER NOT NULL,
	done_at INTEGER
) STRICT;
ALTER TABLE enquiries ADD COLUMN told_at INTEGER;
UPDATE enquiries SET told_at = received_at WHERE digest_id IN (
	SELECT enquiry_id FROM outbox WHERE kind = 'digest' AND state = 'sent');
DROP INDEX enquiries_digest;
DROP INDEX enquiries_untold;
DROP INDEX enquiries_over_limit;
ALTER TABLE enquiries DROP COLUMN digest_id;
CREATE INDEX enquiries_untold ON enquiries (received_at)
WHERE quarantine_reason IS NOT NULL AND told_at IS NULL;
DELETE FROM outbox WHERE kind = 'digest';
UPDATE enquiries SET quarantine_reason = 'restored' WHERE quarantine_reason = 'rescued';`;

/**
 * What became of each enquiry, and the secret of the links by which the owner says so. Enquiries that
 * came before are not open: nobody could have said that they are answered. The outbox takes any kind.
 */
const ANSWERS_STEP = `ALTER TABLE enquiries ADD COLUMN answer_state TEXT;
ALTER TABLE enquiries ADD COLUMN answered_by TEXT;
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
UPDATE enquiries SET answer_state = 'earlier', answered_by = '', answered_at = received_at;
CREATE INDEX enquiries_open ON enquiries (received_at)
WHERE answer_state IS NULL AND quarantine_reason IS NULL;
CREATE TABLE secrets (
	name TEXT PRIMARY KEY,
	value TEXT NOT NULL
) STRICT;
DROP INDEX outbox_due;
DROP INDEX outbox_leased;
DROP INDEX outbox_filed;
DROP INDEX outbox_stopped;
ALTER TABLE outbox RENAME TO outbox_3;
CREATE TABLE outbox (
	enquiry_id TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
	kind TEXT NOT NULL,
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
INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner,
	sent_at, failure, last_error)
SELECT enquiry_id, kind, state, created_at, due_at, tries, lease_until, lease_owner, sent_at, failure,
	last_error FROM outbox_3;
DROP TABLE outbox_3;
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_leased ON outbox (lease_owner) WHERE lease_owner IS NOT NULL;
CREATE INDEX outbox_filed ON outbox (enquiry_id) WHERE state = 'filed';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';`;

/**
 * The migration steps of the outbox, which has one row for each delivery of an enquiry that is not
 * in quarantine. `acknowledgements` has the time of each mailbox's last one, and no address. Rows go with their
 * enquiry.
 */
export const OUTBOX_STEPS: readonly [string, ...Step[]] = [
	FIRST_STEP,
	KINDS_STEP,
	DIGEST_STEP,
	DUE_STEP,
	// An earlier version kept counts: by triggers on SQLite, in a view on PostgreSQL.
	{
		sqlite: `DROP TRIGGER IF EXISTS outbox_inserted; DROP TRIGGER IF EXISTS outbox_deleted;
DROP TRIGGER IF EXISTS outbox_changed; DROP TABLE IF EXISTS outbox_counts;\n${WATCH_STEP}`,
		postgres: `DROP VIEW IF EXISTS outbox_counts; DROP INDEX IF EXISTS outbox_undelivered;\n${WATCH_STEP}`,
	},
	ANSWERS_STEP,
];
