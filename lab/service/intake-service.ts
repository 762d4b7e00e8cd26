/**
 * The HTTP server of the enquiry service without pages and mails. With the argument `none` it has no
 * store either; the difference between the two is the cost of the store.
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
