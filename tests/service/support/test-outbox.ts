import type { Database } from "#service/database/database.ts";
import { ALL_KINDS, type Kind } from "#service/outbox/kinds.ts";
import { Outbox } from "#service/outbox/outbox.ts";
import { recoverOutbox } from "#service/outbox/queue.ts";

/** Creates the outbox of a worker of its own. */
export const testOutbox = (
	database: Database,
	now = Date.now,
	retryBaseMs = 30_000,
	kinds: readonly Kind[] = ALL_KINDS,
) => new Outbox(database, now, retryBaseMs, kinds);

/** Prepares the outbox as the start of a service does. @param alone whether it is the only process */
export const recover = (
	database: Database,
	now = Date.now(),
	{ kinds = ALL_KINDS as readonly Kind[], alone = false } = {},
) => recoverOutbox(database, { kinds, now, alone, hasMailServer: false });
