/**
 * The enquiry service's own HTTP server without site and mails, on its SQLite store or on none:
 * what the two cost apart is what the store costs.
 */
import { getRequestListener } from "@hono/node-server";
import { createAccept } from "#service/accept.ts";
import { createApp } from "#service/app.ts";
import { createIdMaker } from "#service/enquiry-id.ts";
import { readSettings } from "#service/env.ts";
import { readHealth } from "#service/health.ts";
import { createLimitedServer, listen } from "#service/http/server.ts";
import { createLog } from "#service/log.ts";
import { openStore } from "#service/store/open.ts";
import type { Store } from "#service/store/port.ts";

const settings = readSettings(process.env);

const noStore: Store = {
	skipLocked: "",
	query: async () => [],
	batch: async (statements) => statements.map(() => [{ id: "" }]),
	close: async () => {},
};

const store = process.argv[2] === "none" ? noStore : (await openStore(settings)).store;
const app = createApp({
	settings,
	accept: createAccept(store, Date.now, createIdMaker(Date.now), () => {}),
	health: (notStored) => readHealth(store.query, Date.now, notStored),
	log: createLog((line) => process.stderr.write(`${line}\n`)),
	now: () => performance.now(),
});
const answer = getRequestListener(app.fetch);
await listen(
	createLimitedServer(settings, (request, response) => void answer(request, response)),
	settings,
);
