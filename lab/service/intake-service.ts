/**
 * The HTTP server of the enquiry service without the site and mail delivery, with SQLite or without
 * a database. The difference between the two is the cost of the database.
 */
import { getRequestListener } from "@hono/node-server";
import { words } from "#content/words.ts";
import type { Database } from "#service/database/database.ts";
import { Intake } from "#service/enquiries/intake.ts";
import { createApp } from "#service/http/app.ts";
import { RateLimit } from "#service/http/request/rate-limit.ts";
import { createLimitedServer, listen } from "#service/http/server.ts";
import { createLog } from "#service/log/log.ts";
import { databaseOpener } from "#service/open-database.ts";
import { HourlyLimit } from "#service/quarantine/hourly-limit.ts";
import { readSettings } from "#service/settings/settings.ts";

const settings = readSettings(process.env);

const noDatabase: Database = {
	query: async () => [],
	transaction: async (statements) => statements.map(() => [{ id: "" }]),
	close: async () => {},
};

const log = createLog((line) => process.stderr.write(`${line}\n`));
const database = process.argv[2] === "none" ? noDatabase : await databaseOpener(settings, log)();
const steadyNow = () => performance.now();
const noLimit = new HourlyLimit(0, steadyNow, log);
const app = createApp({
	settings,
	intake: new Intake(database, Date.now, ["mail"], [], noLimit),
	rateLimit: new RateLimit(settings.rateLimitPerMinute, steadyNow),
	database,
	log,
	now: Date.now,
	words,
	steadyNow,
});
await listen(createLimitedServer(getRequestListener(app.fetch)), settings);
