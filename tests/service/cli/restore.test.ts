import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { AnswerLinks } from "#service/answers/answer-links.ts";
import { takeBack } from "#service/answers/receipts.ts";
import { backUp, damagePages } from "../support/back-up.ts";
import { ada } from "../support/enquiry-requests.ts";
import { run as runCommand } from "../support/run-command.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { databaseWithEveryState } from "./every-state.ts";

const states = (records: { message: string; mail: string; quarantineReason: string | null }[]) =>
	records.map(({ message, mail, quarantineReason }) => [message, mail, quarantineReason]);

test("adds what the database lacks, and what was not mailed goes into quarantine", async () => {
	const { run, service } = await databaseWithEveryState();
	const backup = backUp(service.path);
	service.file.exec("DELETE FROM enquiries");
	const { code, stdout, stderr } = await run("restore", backup);
	expect([code, stderr]).toEqual([0, ""]);
	expect(stdout).toMatch(/^Added 4 enquiries that the database did not have\.\n2 of them are in/);
	expect(states(await service.stored())).toEqual([
		["sent", "sent", null],
		["stopped", "none", "restored"],
		["waiting", "none", "restored"],
		["held", "none", "honeypot"],
	]);
	expect((await run("restore", backup)).stdout).toBe(
		"Added nothing: the database has every enquiry of the backup.\n",
	);
	const [, stopped] = await service.stored();
	expect((await run("release", stopped?.id ?? "")).stdout).toMatch(/^Released/);
	expect(states(await service.stored())[1]).toEqual(["stopped", "pending", null]);
});

test("changes nothing that the database has, except that what the backup knows as sent is sent", async () => {
	const { run, service, outbox, ids } = await databaseWithEveryState();
	const older = backUp(service.path);
	service.clock.now += 60_000_000;
	for (const claim of await outbox.claim(9)) await outbox.sent(claim);
	const newer = backUp(service.path);
	const sent = await service.stored();
	await run("restore", older);
	expect(await service.stored()).toEqual(sent);

	const change = (sql: string, id: string) => service.file.prepare(sql).run(id);
	change("UPDATE outbox SET state = 'pending' WHERE enquiry_id = ?", ids.waiting);
	change("DELETE FROM enquiries WHERE id = ?", ids.sent);
	await run("restore", older);
	expect((await run("restore", newer)).stdout).toMatch(/^Added nothing/);
	expect(await service.stored()).toEqual(sent);
});

test("a webhook that was waiting waits again, unless the mail was not sent", async () => {
	const { run, service } = await databaseWithEveryState({
		...{ WEBHOOK_URL: "http://127.0.0.1:1", WEBHOOK_SECRET: "s".repeat(16) },
	});
	const backup = backUp(service.path);
	service.file.exec("DELETE FROM enquiries");
	expect((await run("restore", backup)).stdout).toMatch(/^2 of them are in quarantine: the mail/m);
	const webhooks = (await service.stored()).map(({ webhook }) => webhook);
	expect(webhooks).toEqual(["pending", "none", "none", "none"]);
});

test("the links in mails from before the loss work again, also in a service that made new ones", async () => {
	const { run, service, ids } = await databaseWithEveryState();
	const { database, clock } = service;
	const running = new AnswerLinks(database, { siteOrigin: "https://firm.example", port: 0 });
	const newToken = async () => {
		const address = await running.addressOf({ id: ids.sent, receivedAt: clock.now });
		return address.slice(address.lastIndexOf("/") + 1);
	};
	const mailed = await newToken();
	const backup = backUp(service.path);
	service.file.exec("DELETE FROM enquiries; DELETE FROM secrets");
	const since = await newToken();
	expect(await running.idOf(mailed, clock.now)).toBeUndefined();
	await run("restore", backup);
	expect(await running.idOf(mailed, clock.now)).toBe(ids.sent);
	expect(await running.idOf(since, clock.now)).toBeUndefined();
});

test("what was taken back before its mail was sent stays so, and is no work for the owner", async () => {
	const { run, service } = await databaseWithEveryState();
	const key = crypto.randomUUID();
	await service.enquire({ ...ada, enquiry_id: key });
	await takeBack(service.database, key, service.clock.now);
	const backup = backUp(service.path);
	service.file.exec("DELETE FROM enquiries");
	await run("restore", backup);
	const last = (await service.stored()).at(-1);
	expect(last).toMatchObject({ answer: "withdrawn", quarantined: false, message: "" });
});

test("an enquiry that was sent again with the same key after the loss is not added twice", async () => {
	const { run, service } = await databaseWithEveryState();
	await service.enquire({ ...ada, enquiry_id: "k" });
	const backup = backUp(service.path);
	service.file.exec("DELETE FROM enquiries");
	await service.enquire({ ...ada, enquiry_id: "k" });
	expect((await run("restore", backup)).stdout).toMatch(/^Added 4 enquiries/);
	expect(await service.stored()).toHaveLength(5);
});

/** Makes a database with only this SQL. */
const made = (sql: string) => (file: string) => {
	const db = new DatabaseSync(file);
	db.exec(sql);
	db.close();
};

test("a backup of version 1 is migrated, and stays as it is", async () => {
	const { run, service } = await databaseWithEveryState();
	const backup = join(tempFolder(), "old.db");
	made(readFileSync(join(import.meta.dirname, "../database/store-version-1.sql"), "utf8"))(backup);
	const before = readFileSync(backup);
	expect((await run("restore", backup)).stdout).toMatch(/^Added 5 enquiries/);
	expect(readFileSync(backup).equals(before)).toBe(true);
	const left = [dirname(backup), dirname(service.path)].flatMap((folder) => readdirSync(folder));
	expect(left.filter((name) => !name.startsWith("enquiries.db"))).toEqual(["old.db", "mails"]);
});

test.each<[what: string, make: (file: string, good: string) => void, sentence: RegExp]>([
	["missing", () => {}, /^There is no file \S+\.db\.$/m],
	["empty", (file) => writeFileSync(file, ""), / restored: it has no enquiries\. Name another/],
	["newer", made("PRAGMA user_version = 99"), /newer version .+\. Update the service\.$/m],
	[
		"damaged",
		(file, good) => {
			copyFileSync(good, file);
			damagePages(file);
		},
		/\.db cannot be restored: .+\. Name another backup\.$/m,
	],
])("a backup that is %s is refused with one sentence", async (_, make, sentence) => {
	const { run, service } = await databaseWithEveryState();
	const before = await service.stored();
	const file = join(tempFolder(), "copy.db");
	make(file, backUp(service.path));
	const { code, stdout, stderr } = await run("restore", file);
	expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^.+\n$/)]);
	expect(stderr).toMatch(sentence);
	expect(await service.stored()).toEqual(before);
});

test("a place where nothing can be restored is named", async () => {
	const { run, service } = await databaseWithEveryState();
	const itself = (await run("restore", service.path)).stderr;
	expect(itself).toMatch(/is the database itself\. Name a backup/);
	const good = backUp(service.path);
	const DATA_DIR = tempFolder();
	writeFileSync(join(DATA_DIR, "enquiries.db"), "no database ".repeat(999));
	const restoreTo = async (folder: string) =>
		(await runCommand({ DATA_DIR: folder }, "restore", good)).stderr;
	expect(await restoreTo(DATA_DIR)).toMatch(/\.db is damaged\. Stop the service, move the/);
	expect(await restoreTo(join(good, "data"))).toMatch(/copy\.db\/data is not a folder\. .+\n$/);
});
