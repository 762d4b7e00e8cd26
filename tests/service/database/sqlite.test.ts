import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { readRecords } from "#service/cli/records.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { run } from "../support/run-command.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";
import { recover, testOutbox } from "../support/workers.ts";

/** Locks the database file from a second connection. @returns a function that unlocks it */
function lock(path: string): () => void {
	const other = new DatabaseSync(path, { timeout: 5_000 });
	onTestFinished(() => other.close());
	other.exec("BEGIN IMMEDIATE");
	return () => other.exec("ROLLBACK");
}

test("an enquiry and its mail are committed together or not at all", async () => {
	const service = testService();
	service.file.exec(
		"CREATE TRIGGER broken BEFORE INSERT ON outbox BEGIN SELECT raise(ABORT, 'no'); END",
	);
	expect(await service.enquire(ada)).toBe(503);
	expect(await service.stored()).toEqual([]);
	expect(await service.health()).toMatchObject({ status: "down", ok: false, notStored: true });
	service.file.exec("DROP TRIGGER broken");
	expect(await service.enquire(ada)).toBe(200);
	service.clock.now += 61_000;
	expect(await service.health()).toMatchObject({ status: "ok" });
});

test("twenty enquiries wait for a locked file together and get 503, and pages come meanwhile", async () => {
	const service = await startInProcess({ SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "50" });
	expect(await service.enquire(ada)).toBe(200);
	const unlock = lock(`${service.cwd}/data/enquiries.db`);
	const started = performance.now();
	let waiting = true;
	const refused = Promise.all(Array.from({ length: 20 }, () => service.enquire(ada)));
	void refused.then(() => {
		waiting = false;
	});
	const times: number[] = [];
	while (waiting) {
		const asked = performance.now();
		expect((await fetch(service.address)).status).toBe(200);
		times.push(performance.now() - asked);
	}
	// Usually 0.6 s: a call waits half a second for a lock.
	expect(performance.now() - started).toBeLessThan(5_000);
	expect(new Set(await refused)).toEqual(new Set([503]));
	// Usually 5 ms. If waiting for the lock blocked the process, it would be half a second.
	expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(250);
	unlock();
	expect(await service.enquire(ada)).toBe(200);
});

test("an enquiry waits for a short lock", async () => {
	const { path, database, enquire } = testService();
	const unlock = lock(path);
	const stored = vi.spyOn(database, "transaction");
	let unlocked = false;
	const answered = enquire(ada).then((status) => ({ status, unlocked }));
	await eventually(() => stored.mock.calls.length).toBe(1);
	unlock();
	unlocked = true;
	expect(await answered).toEqual({ status: 200, unlocked: true });
});

function open(path: string) {
	const file = openSqliteFile(path, schema);
	onTestFinished(() => file.close());
	return { file, database: new SqliteDatabase(file) };
}

test("a database of version 1 opens repeatedly with all its enquiries, and its mails go out", async () => {
	const folder = tempFolder();
	const path = join(folder, "enquiries.db");
	const old = new DatabaseSync(path);
	old.exec(readFileSync(join(import.meta.dirname, "store-version-1.sql"), "utf8"));
	old.close();
	// A command that only reads does not migrate.
	const { code, stderr } = await run({ DATA_DIR: folder }, "list");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/start the service once.*\n$/)]);
	const [first, second] = [open(path), open(path)];
	for (const { database } of [first, second]) {
		const records = await readRecords(database);
		expect(records.map(({ message, mail, tries }) => [message, mail, tries])).toEqual([
			["sent", "sent", 1],
			["stopped", "stopped", 1],
			["failed once", "pending", 1],
			["waiting", "pending", 0],
			["held", "none", 0],
		]);
		expect(records[0]).toMatchObject({
			...{ user_name: "Ada Lovelace", company: "Analytical Engines", phone: "6512345678" },
			...{ user_email: "ada@example.com", enquiryType: "Software Solutions", first_page: "" },
			...{ receivedAt: "2026-01-02T03:04:05.000Z", sentAt: "2026-01-02T03:04:10.000Z" },
			...{ acknowledgement: "none", webhook: "none" },
		});
		expect(records[1]?.lastError).toBe("550 no");
	}
	await recover(second.database);
	expect(await testOutbox(second.database).claim(9)).toHaveLength(3);
});
