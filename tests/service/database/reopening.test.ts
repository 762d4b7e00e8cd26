import { copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { DatabaseNotOpen } from "#service/database/database.ts";
import { ReopeningDatabase } from "#service/database/reopening-database.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { testLog } from "../support/test-service.ts";

const GONE =
	/enquiries\.db was moved or deleted\. Put it back, or run npm run enquiries -- restore <backup file>\.$/;
const REPLACED =
	/enquiries\.db-wal was replaced or deleted while the service was using it\. .+ Restore a backup only with npm run enquiries -- restore <backup file>\.$/;

/** Starts a service on whose database alone its enquiries are: nothing listens on port 1. */
async function startWith(message: string, cwd = siteFolder()) {
	const service = await startInProcess({ SMTP_URL: "smtp://127.0.0.1:1" }, cwd);
	expect(await service.enquire({ ...ada, message })).toBe(200);
	return { service, file: join(cwd, "data/enquiries.db") };
}

const storeAlerts = ({ events }: InProcess) =>
	events.filter(({ event }) => event === "store.unavailable").map(({ error }) => error);

const storedIn = async (service: InProcess) =>
	(await service.records()).map(({ message }) => message);

/** Sends an enquiry that must be refused, and checks that log and health say why. */
async function expectRefused(service: InProcess): Promise<void> {
	const before = storeAlerts(service).length;
	const reason = expect.stringMatching(GONE);
	expect(await service.enquire({ ...ada, message: "refused" })).toBe(503);
	expect(storeAlerts(service).slice(before)).toEqual([reason]);
	expect(await service.health()).toEqual({ status: "down", ok: false, reason });
}

/** Asks for the health, at which the service notices a replaced file, unless it already has. */
async function expectNoticed(service: InProcess): Promise<void> {
	await service.health();
	await eventually(() => storeAlerts(service)).toEqual([expect.stringMatching(REPLACED)]);
}

const takesAgain = (service: InProcess) =>
	eventually(() => service.enquire({ ...ada, message: "later" })).toBe(200);

/** The messages in the copy that the service saved, as its alert names it. */
function savedIn(service: InProcess, file: string): unknown[] {
	const [copy, ...others] = service.events.filter(({ event }) => event === "store.saved");
	expect(others).toEqual([]);
	expect(copy).toMatchObject({
		level: "alert",
		advice: `It has all enquiries up to now. If some are missing, run npm run enquiries -- restore ${copy?.file}.`,
	});
	expect(dirname(String(copy?.file))).toBe(dirname(file));
	const db = new DatabaseSync(String(copy?.file), { readOnly: true });
	const rows = db.prepare("SELECT message FROM enquiries ORDER BY id").all();
	db.close();
	return rows.map(({ message }) => message);
}

test("the data folder is removed: enquiries get 503, and the stop saves a copy", async () => {
	const { service, file } = await startWith("before");
	rmSync(dirname(file), { recursive: true });
	for (let times = 0; times < 2; times++) await expectRefused(service);
	await service.stop();
	expect(existsSync(file)).toBe(false);
	expect(savedIn(service, file)).toEqual(["before"]);
});

test("a backup is moved over the database: the service goes on with it, and saves the rest", async () => {
	const first = await startWith("before");
	await first.service.stop();
	const backup = join(first.service.cwd, "copy.db");
	copyFileSync(first.file, backup);
	const { service, file } = await startWith("after the backup", first.service.cwd);
	renameSync(backup, file);
	await expectNoticed(service);
	await takesAgain(service);
	expect(await storedIn(service)).toEqual(["before", "later"]);
	expect(savedIn(service, file)).toEqual(["before", "after the backup"]);
});

test("the database is moved away and put back: the service goes on without a restart", async () => {
	const { service, file } = await startWith("before");
	renameSync(file, join(service.cwd, "moved.db"));
	await expectRefused(service);
	renameSync(join(service.cwd, "moved.db"), file);
	await takesAgain(service);
	expect(await storedIn(service)).toEqual(["before", "later"]);
});

test("a database that cannot be opened is tried after 0.5, 1, 2, 4, 8, 10 and 10 s, and each new reason logged once", async () => {
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const start = Date.now();
	const tries: number[] = [];
	const reasons = [..."aaaabba"];
	const { log, events } = testLog();
	const opened = { query: async () => [], transaction: async () => [], close: async () => {} };
	const database = new ReopeningDatabase(async () => {
		tries.push((Date.now() - start) / 1000);
		const reason = reasons.shift();
		if (reason) throw new Error(reason);
		return opened;
	}, log);
	await database.start();
	await expect(database.query("")).rejects.toEqual(new DatabaseNotOpen("a"));
	await vi.advanceTimersByTimeAsync(60_000);
	expect(tries).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5]);
	expect(events.map(({ error }) => error)).toEqual(["a", "b", "a", undefined]);
	expect(events.at(-1)?.event).toBe("store.opened");
	expect(await database.query("")).toEqual([]);
});
