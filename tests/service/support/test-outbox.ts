import { randomUUID } from "node:crypto";
import type { Database } from "#service/database/database.ts";
import type { LeaseHolder } from "#service/outbox/lease-holder.ts";
import { Outbox } from "#service/outbox/outbox.ts";

/** Creates a holder that cannot tell which other holders have ended. */
export const randomHolder = (): LeaseHolder => ({
	name: randomUUID(),
	freeEnded: async () => {},
});

/** Creates the outbox of a process of its own. */
export const testOutbox = (database: Database, now = Date.now, retryBaseMs = 30_000) =>
	new Outbox(database, now, retryBaseMs, randomHolder());
