import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { readRecords } from "#service/cli/records.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openReadOnly, openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema, textColumns } from "#service/enquiries/schema.ts";
import { findEnquiry } from "#service/enquiries/stored-enquiry.ts";
import { readSettings } from "#service/settings/settings.ts";
import { readHealth } from "#service/watch/health.ts";
import { readUntold } from "#service/watch/morning.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { runToEnd } from "../support/service-process.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { recover, testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

/** Creates a version 1 database: five enquiries, with mails in every state. */
function databaseOfVersion1(): string {
	const path = join(tempFolder(), "enquiries.db");
	const file = new DatabaseSync(path);
	file.exec(readFileSync(join(import.meta.dirname, "store-version-1.sql"), "utf8"));
	file.close();
	return path;
}

/** SQL that adds an enquiry whose mail was due and leased at these times. */
const leasedSince = (dueAt: number, leaseUntil: number) =>
	`INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone, user_email,
		enquiry_type, message) VALUES ('1', 0, '', 'Ada', '', '', 'ada@example.com', 'Other', 'Hi');
	INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, lease_until, lease_owner)
	VALUES ('1', 'mail', 'pending', 0, ${dueAt}, ${leaseUntil}, 'earlier');`;

describe("a database of version 1", () => {
	test("opens repeatedly with all its enquiries and mails", async () => {
		const path = databaseOfVersion1();
		for (let opened = 0; opened < 2; opened++) {
			const database = new SqliteDatabase(openSqliteFile(path, schema));
			const records = await readRecords(database);
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
				first_page: "",
				utm_source: "",
			});
			expect(records[1]?.lastError).toBe("550 no");
			expect(await readHealth(database, readSettings({}), Date.now())).toMatchObject({
				pending: 2,
				stopped: 1,
			});
			await database.close();
		}
	});

	test("has its waiting and stopped mails claimed for delivery", async () => {
		const database = new SqliteDatabase(openSqliteFile(databaseOfVersion1(), schema));
		onTestFinished(() => database.close());
		const outbox = testOutbox(database);
		await recover(database);
		const claims = await outbox.claim(9);
		const messages = await Promise.all(
			claims.map(async ({ kind, id }) => [kind, (await findEnquiry(database, id))?.message]),
		);
		expect(messages.sort()).toEqual([
			["mail", "failed once"],
			["mail", "stopped"],
			["mail", "waiting"],
		]);
	});

	test("is not migrated by a read-only command, which prints advice", async () => {
		const { code, stderr } = await runToEnd("cli.ts", ["list"], tempFolder(), {
			DATA_DIR: join(databaseOfVersion1(), ".."),
		});
		expect([code, stderr]).toEqual([1, expect.stringMatching(/start the service once.*\n$/)]);
	});
});

test("a lease of an earlier version still ends when it would have ended", async () => {
	const path = join(tempFolder(), "enquiries.db");
	const earlier = { ...schema, steps: schema.steps.slice(0, 2) };
	const file = openSqliteFile(path, earlier);
	file.exec(leasedSince(1_000, 5_000));
	file.close();
	const database = new SqliteDatabase(openSqliteFile(path, schema));
	onTestFinished(() => database.close());
	const outbox = testOutbox(database, () => 2_000);
	expect(await outbox.claim(1)).toEqual([]);
	expect(await outbox.nextDueIn()).toBe(3_000);
});

/** The states and kinds of a version 2 database. */
const VERSION_2_ROWS = [
	["mail", "sent"],
	["acknowledgement", "stopped"],
	["webhook", "cancelled"],
] as const;

test("a database of version 2 keeps all its deliveries", async () => {
	const path = join(tempFolder(), "enquiries.db");
	const old = openSqliteFile(path, { ...schema, steps: schema.steps.slice(0, 2) });
	old.exec(`INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone,
		user_email, enquiry_type, message) VALUES ('e', 1, 'h', 'n', '', '', 'a@b.c', 'Other', 'm')`);
	for (const [kind, state] of VERSION_2_ROWS) {
		old.exec(`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at, tries, sent_at,
			failure, last_error) VALUES ('e', '${kind}', '${state}', 2, 3, 4, 5, 'login', 'why')`);
	}
	const rows = "SELECT * FROM outbox ORDER BY kind";
	const before = old.prepare(rows).all();
	old.close();
	const file = openSqliteFile(path, schema);
	onTestFinished(() => file.close());
	expect(file.prepare(rows).all()).toEqual(before);
	expect(before).toHaveLength(VERSION_2_ROWS.length);
	file.exec("DELETE FROM enquiries");
	expect(file.prepare(rows).all()).toEqual([]);
});

test("a database of version 4 keeps its quarantine, and who was told", async () => {
	const path = join(tempFolder(), "enquiries.db");
	const old = openSqliteFile(path, { ...schema, steps: schema.steps.slice(0, 4) });
	for (const id of ["told", "too", "untold"]) {
		old.exec(`INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone,
			user_email, enquiry_type, message, quarantine_reason) VALUES
			('${id}', 1, '${id}', 'n', '', '', 'a@b.c', 'Other', 'm', 'rescued')`);
	}
	old.exec(`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at) VALUES
		('told', 'digest', 'sent', 1, 1), ('untold', 'digest', 'pending', 1, 1);
		UPDATE enquiries SET digest_id = 'told' WHERE id IN ('told', 'too');
		UPDATE enquiries SET digest_id = 'untold' WHERE id = 'untold';`);
	old.close();
	const file = openSqliteFile(path, schema);
	onTestFinished(() => file.close());
	const rows = file.prepare("SELECT id, told_at, quarantine_reason AS reason FROM enquiries").all();
	expect(rows).toEqual([
		{ id: "told", told_at: 1, reason: "restored" },
		{ id: "too", told_at: 1, reason: "restored" },
		{ id: "untold", told_at: null, reason: "restored" },
	]);
	expect(file.prepare("SELECT * FROM outbox").all()).toEqual([]);
	expect((await readUntold(new SqliteDatabase(file), 2)).listed.map(({ id }) => id)).toEqual([
		"untold",
	]);
});

describe("the text columns", () => {
	const withCountry = {
		...schema,
		textColumns: { table: "enquiries", columns: [...textColumns, "country"] },
	};

	test("a missing column is added at startup, blank in existing rows, and is kept", async () => {
		const service = testService();
		await service.send(multipart(ada));
		expect(() => openReadOnly(service.path, withCountry)).toThrow(/start the service once/);
		for (let opened = 0; opened < 2; opened++) {
			const file = openSqliteFile(service.path, withCountry);
			expect(file.prepare("SELECT user_name, country FROM enquiries").all()).toEqual([
				{ user_name: ada.user_name, country: "" },
			]);
			file.close();
		}
		// A service without the field can still store enquiries.
		expect((await service.send(multipart({ ...ada, message: "Another" }))).status).toBe(200);
	});

	test("are unique and do not clash with the other columns of the table", () => {
		const own = ["id", "received_at", "idempotency_key", "content_hash", "quarantine_reason"];
		const all = [...own, "conflict", "told_at", ...textColumns].map((column) =>
			column.toLowerCase(),
		);
		expect(new Set(all).size).toBe(all.length);
	});
});

test("a database of a newer version is not opened", () => {
	const service = testService();
	service.file.exec("PRAGMA user_version = 99");
	expect(() => openSqliteFile(service.path, schema)).toThrow(/newer version/);
});
