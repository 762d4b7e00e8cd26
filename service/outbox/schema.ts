import type { Step } from "../database/schema.ts";

/**
 * A pending row is due again when its lease ends, so that the next row to send is always the first
 * one of an index. The other indexes find the oldest waiting row and the rows of a lease holder.
 */
const DUE_STEP = `DROP INDEX outbox_pending;
CREATE INDEX outbox_due ON outbox (kind, due_at) WHERE state = 'pending';
CREATE INDEX outbox_waiting ON outbox (created_at)
WHERE state = 'pending' AND kind <> 'acknowledgement';
CREATE INDEX outbox_leased ON outbox (lease_owner) WHERE lease_owner IS NOT NULL;
UPDATE outbox SET due_at = lease_until WHERE state = 'pending' AND lease_until > due_at;`;

/** Counts of an earlier version, kept up to date by triggers. A later step removes them. */
const KEPT_COUNTS = `CREATE TABLE outbox_counts (
	kind TEXT NOT NULL,
	state TEXT NOT NULL,
	failure TEXT NOT NULL,
	n INTEGER NOT NULL,
	PRIMARY KEY (kind, state, failure)
) STRICT;
INSERT INTO outbox_counts (kind, state, failure, n)
SELECT kind, state, coalesce(failure, ''), count(*) FROM outbox GROUP BY 1, 2, 3;

CREATE TRIGGER outbox_inserted AFTER INSERT ON outbox BEGIN
	INSERT INTO outbox_counts (kind, state, failure, n)
	VALUES (NEW.kind, NEW.state, coalesce(NEW.failure, ''), 1)
	ON CONFLICT DO UPDATE SET n = n + 1;
END;
CREATE TRIGGER outbox_deleted AFTER DELETE ON outbox BEGIN
	UPDATE outbox_counts SET n = n - 1
	WHERE kind = OLD.kind AND state = OLD.state AND failure = coalesce(OLD.failure, '');
END;
CREATE TRIGGER outbox_changed AFTER UPDATE OF kind, state, failure ON outbox BEGIN
	UPDATE outbox_counts SET n = n - 1
	WHERE kind = OLD.kind AND state = OLD.state AND failure = coalesce(OLD.failure, '');
	INSERT INTO outbox_counts (kind, state, failure, n)
	VALUES (NEW.kind, NEW.state, coalesce(NEW.failure, ''), 1)
	ON CONFLICT DO UPDATE SET n = n + 1;
END;`;

const COUNTING_VIEW = `CREATE INDEX outbox_undelivered ON outbox (failure, kind, state)
WHERE state <> 'sent';
CREATE VIEW outbox_counts AS
SELECT kind, state, coalesce(failure, '') AS failure, count(*) AS n
FROM outbox GROUP BY 1, 2, 3;`;

/**
 * The next row to send is the first one of an index, whatever its kind, and counts are counted when
 * asked. `mornings` has the mails to the owner in the morning, and `told_at` says of which enquiries in
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
 * The migration steps of the outbox tables. `database/schema.ts` has the rules for steps. A step
 * that makes the table `outbox` anew must also make its indexes anew.
 *
 * `outbox` has one row for each delivery of an enquiry that is not in quarantine; `failure` says why the
 * last try failed. `acknowledgements` has the time of each
 * mailbox's last acknowledgement, for the limits. Rows are deleted with their enquiry.
 */
export const OUTBOX_STEPS: readonly [string, ...Step[]] = [
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

	{ sqlite: `${DUE_STEP}\n${KEPT_COUNTS}`, postgres: `${DUE_STEP}\n${COUNTING_VIEW}` },

	{
		sqlite: `DROP TRIGGER outbox_inserted; DROP TRIGGER outbox_deleted; DROP TRIGGER outbox_changed;
DROP TABLE outbox_counts;\n${WATCH_STEP}`,
		postgres: `DROP VIEW outbox_counts; DROP INDEX outbox_undelivered;\n${WATCH_STEP}`,
	},
];
