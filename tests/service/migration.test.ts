import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { readRecords } from "#service/cli/records.ts";
import { readHealth } from "#service/health.ts";
import { createOutbox } from "#service/outbox.ts";
import { openDatabase, sqliteStore } from "#service/store/sqlite.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** A store as version 1 wrote it: five enquiries, with mails in every state. */
function storeOfVersion1(): string {
	const path = join(tempFolder(), "enquiries.db");
	const db = new DatabaseSync(path);
	db.exec(readFileSync(join(import.meta.dirname, "../support/store-version-1.sql"), "utf8"));
	db.close();
	return path;
}

test("a store of version 1 is taken over without loss", async () => {
	const path = storeOfVersion1();
	for (let opened = 0; opened < 2; opened++) {
		const db = openDatabase(path);
		const store = sqliteStore(db);
		const records = await readRecords(store.query);
		expect(records.map(({ message, mail, tries }) => [message, mail, tries])).toEqual([
			["sent", "sent", 1],
			["stopped", "stopped", 1],
			["failed once", "pending", 1],
			["waiting", "pending", 0],
			["held", "none", 0],
		]);
		expect(records[0]).toMatchObject({
			user_name: "Ada Lovelace",
			company: "Analytical Engines",
			phone: "6512345678",
			user_email: "ada@example.com",
			enquiryType: "Software Solutions",
			receivedAt: "2026-01-02T03:04:05.000Z",
			sentAt: "2026-01-02T03:04:10.000Z",
			acknowledgement: "none",
			webhook: "none",
		});
		expect(records[1]?.lastError).toBe("550 no");
		expect(await readHealth(store.query, Date.now)).toMatchObject({ pending: 2, stopped: 1 });
		await store.close();
	}
});

test("what waited in it goes out", async () => {
	const store = sqliteStore(openDatabase(storeOfVersion1()));
	const outbox = createOutbox(store, Date.now, 30_000);
	await outbox.recover();
	const claims = await outbox.claim(9);
	expect(claims.map(({ kind, enquiry }) => [kind, enquiry.message]).sort()).toEqual([
		["mail", "failed once"],
		["mail", "stopped"],
		["mail", "waiting"],
	]);
	await store.close();
});

test("a command that only reads leaves it alone and says what to do", async () => {
	const { code, stderr } = await runToEnd("cli.ts", ["list"], tempFolder(), {
		DATA_DIR: join(storeOfVersion1(), ".."),
	});
	expect([code, stderr]).toEqual([1, expect.stringMatching(/start the service once.*\n$/)]);
});
