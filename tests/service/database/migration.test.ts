import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { readRecords } from "#service/cli/records.ts";
import { SqliteDatabase } from "#service/database/sqlite.ts";
import { openSqliteFile } from "#service/database/sqlite-file.ts";
import { schema } from "#service/enquiries/schema.ts";
import { readUntold } from "#service/watch/morning.ts";
import { run } from "../support/run-command.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { recover, testOutbox } from "../support/workers.ts";

/** A folder with a version 1 database: five enquiries, with mails in every state. */
function folderOfVersion1(): string {
	const folder = tempFolder();
	const file = new DatabaseSync(join(folder, "enquiries.db"));
	file.exec(readFileSync(join(import.meta.dirname, "store-version-1.sql"), "utf8"));
	file.close();
	return folder;
}

function open(path: string) {
	const file = openSqliteFile(path, schema);
	onTestFinished(() => file.close());
	return { file, database: new SqliteDatabase(file) };
}

const enquiry = (id: string) =>
	`INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone, user_email,
		enquiry_type, message, quarantine_reason)
	VALUES ('${id}', 1, '${id}', 'Ada', '', '', 'ada@example.com', 'Other', 'Hi', 'rescued');`;

test("a database of version 1 opens repeatedly with all its enquiries, and its mails go out", async () => {
	const path = join(folderOfVersion1(), "enquiries.db");
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

test("a read-only command does not migrate, and prints advice", async () => {
	const { code, stderr } = await run({ DATA_DIR: folderOfVersion1() }, "list");
	expect([code, stderr]).toEqual([1, expect.stringMatching(/start the service once.*\n$/)]);
});

test("a database of version 4 keeps its quarantine, and who was told", async () => {
	const path = join(tempFolder(), "enquiries.db");
	const old = openSqliteFile(path, { ...schema, steps: schema.steps.slice(0, 4) });
	for (const id of ["told", "too", "untold"]) old.exec(enquiry(id));
	old.exec(
		`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at) VALUES
		('told', 'digest', 'sent', 1, 1), ('untold', 'digest', 'pending', 1, 1);
		UPDATE enquiries SET digest_id = 'told' WHERE id IN ('told', 'too');
		UPDATE enquiries SET digest_id = 'untold' WHERE id = 'untold';`,
	);
	old.close();
	const { file, database } = open(path);
	const rows = file.prepare("SELECT id, told_at, quarantine_reason AS reason FROM enquiries").all();
	expect(rows).toEqual([
		{ id: "told", told_at: 1, reason: "restored" },
		{ id: "too", told_at: 1, reason: "restored" },
		{ id: "untold", told_at: null, reason: "restored" },
	]);
	expect(file.prepare("SELECT * FROM outbox").all()).toEqual([]);
	expect((await readUntold(database, 2)).listed.map(({ id }) => id)).toEqual(["untold"]);
});
