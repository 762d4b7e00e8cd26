BEGIN TRANSACTION;
CREATE TABLE enquiries (
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
INSERT INTO enquiries VALUES('019b7ca9-8c88-7000-a3ff-8e74b378c2c8',1767323045000,'sent','HHwBFHV3ey2yMxcCscB_sNiNGeSan3MYACanlIz-0d4','Ada Lovelace','Analytical Engines','6512345678','ada@example.com','Software Solutions','sent',NULL,0);
INSERT INTO enquiries VALUES('019b7ca9-9070-7000-8660-80b4a80424b6',1767323046000,'stopped','4RxdoLELdzX937GkIQxTUMnYmf16K--MvClwurO8_DI','Ada Lovelace','Analytical Engines','6512345678','ada@example.com','Software Solutions','stopped',NULL,0);
INSERT INTO enquiries VALUES('019b7ca9-9458-7000-9d23-37118e10c200',1767323047000,'failed once','7ShjVdEaq-AfHFDsOrVQl9UZXxmClMWvEM9ZA8sQWY0','Ada Lovelace','Analytical Engines','6512345678','ada@example.com','Software Solutions','failed once',NULL,0);
INSERT INTO enquiries VALUES('019b7ca9-9840-7000-8f90-e6cb84affd46',1767323048000,'waiting','2k2ujV9EZeKxpzcqWMy2Oz8vXVSHeNHUKIpVse9HUwc','Ada Lovelace','Analytical Engines','6512345678','ada@example.com','Software Solutions','waiting',NULL,0);
INSERT INTO enquiries VALUES('019b7ca9-9c28-7000-813a-69f58e7a7979',1767323049000,'held','w-LsLuNHjnRmQScPhaxNeTMAhA3lgdvZ346RZKWhpsA','Ada Lovelace','Analytical Engines','6512345678','ada@example.com','Software Solutions','held','honeypot',0);
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
INSERT INTO outbox VALUES('019b7ca9-8c88-7000-a3ff-8e74b378c2c8','sent',1767323045000,1767323045000,1,0,NULL,1767323050000,NULL);
INSERT INTO outbox VALUES('019b7ca9-9070-7000-8660-80b4a80424b6','stopped',1767323046000,1767323050000,1,0,NULL,NULL,'550 no');
INSERT INTO outbox VALUES('019b7ca9-9458-7000-9d23-37118e10c200','pending',1767323047000,1767323080000,1,0,NULL,NULL,'451 later');
INSERT INTO outbox VALUES('019b7ca9-9840-7000-8f90-e6cb84affd46','pending',1767323048000,1767323048000,0,0,NULL,NULL,NULL);
CREATE UNIQUE INDEX enquiries_key ON enquiries (idempotency_key, content_hash);
CREATE INDEX enquiries_quarantined ON enquiries (id) WHERE quarantine_reason IS NOT NULL;
CREATE INDEX outbox_pending ON outbox (due_at) WHERE state = 'pending';
CREATE INDEX outbox_stopped ON outbox (enquiry_id) WHERE state = 'stopped';
COMMIT;
PRAGMA user_version = 1;
