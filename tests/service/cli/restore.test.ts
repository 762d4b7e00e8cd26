import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { backUp } from "../support/back-up.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { AS_NOBODY, canRunAsNobody, runToEnd } from "../support/service-process.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { databaseWithEveryState } from "./owner-commands.ts";

const states = (records: { message: string; mail: string; quarantineReason: string | null }[]) =>
	records.map(({ message, mail, quarantineReason }) => [message, mail, quarantineReason]);

describe("restore", () => {
	test("adds what the database lacks, and what was not mailed goes into quarantine", async () => {
		const { run, service } = await databaseWithEveryState();
		const backup = backUp(service.path);
		const original = states(await service.stored());
		service.file.exec("DELETE FROM enquiries");
		const { code, stdout, stderr } = await run("restore", backup);
		expect([code, stderr]).toEqual([0, ""]);
		expect(stdout).toMatch(/^Added 4 enquiries that the database did not have\.\n2 of them are in/);
		expect(original).toEqual([
			["sent", "sent", null],
			["stopped", "stopped", null],
			["waiting", "pending", null],
			["held", "none", "honeypot"],
		]);
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

		service.file
			.prepare("UPDATE outbox SET state = 'pending' WHERE enquiry_id = ?")
			.run(ids.waiting ?? "");
		service.file.prepare("DELETE FROM enquiries WHERE id = ?").run(ids.sent ?? "");
		await run("restore", older);
		expect((await run("restore", newer)).stdout).toMatch(/^Added nothing/);
		expect(await service.stored()).toEqual(sent);
	});

	test("a webhook that was waiting waits again, unless the mail was not sent or the database knows better", async () => {
		const { run, service } = await databaseWithEveryState({
			WEBHOOK_URL: "http://127.0.0.1:1",
			WEBHOOK_SECRET: "s".repeat(16),
		});
		const backup = backUp(service.path);
		service.file.exec("DELETE FROM enquiries");
		expect((await run("restore", backup)).stdout).toMatch(
			/^2 of them are in quarantine: the mail/m,
		);
		const found = async () =>
			(await service.stored()).map(({ mail, webhook, quarantineReason }) => [
				mail,
				webhook,
				quarantineReason,
			]);
		const restored = [
			["none", "none", "restored"],
			["none", "none", "restored"],
			["none", "none", "honeypot"],
		];
		expect(await found()).toEqual([["sent", "pending", null], ...restored]);
		await run("restore", backup);
		expect(await found()).toEqual([["sent", "pending", null], ...restored]);
		service.file.exec("UPDATE outbox SET state = 'sent' WHERE kind = 'webhook'");
		await run("restore", backup);
		expect(await found()).toEqual([["sent", "sent", null], ...restored]);
	});

	test("an enquiry that was sent again with the same key after the loss is not added twice", async () => {
		const { run, service } = await databaseWithEveryState();
		await service.send(multipart({ ...ada, enquiry_id: "k" }));
		const backup = backUp(service.path);
		service.file.exec("DELETE FROM enquiries");
		await service.send(multipart({ ...ada, enquiry_id: "k" }));
		expect((await run("restore", backup)).stdout).toMatch(/^Added 4 enquiries/);
		expect(await service.stored()).toHaveLength(5);
	});

	test("a backup of version 1 is migrated, and stays as it is", async () => {
		const { run, service } = await databaseWithEveryState();
		const backup = join(tempFolder(), "old.db");
		const db = new DatabaseSync(backup);
		db.exec(readFileSync(join(import.meta.dirname, "../database/store-version-1.sql"), "utf8"));
		db.close();
		const before = readFileSync(backup);
		expect((await run("restore", backup)).stdout).toMatch(/^Added 5 enquiries/);
		expect(await service.stored()).toHaveLength(9);
		expect(readFileSync(backup).equals(before)).toBe(true);
		expect(readdirSync(dirname(backup))).toEqual(["old.db"]);
		expect(readdirSync(dirname(service.path)).filter((name) => name.startsWith("restore"))).toEqual(
			[],
		);
	});

	test("refuses a wrong backup and a damaged database with one sentence, and changes nothing", async () => {
		const { run, service } = await databaseWithEveryState();
		const folder = tempFolder();
		const refused = async (name: string, ...content: (Buffer | string)[]) => {
			const file = join(folder, name);
			if (content.length > 0)
				writeFileSync(file, Buffer.concat(content.map((one) => Buffer.from(one))));
			const { code, stdout, stderr } = await run("restore", file);
			expect([code, stdout, stderr.split("\n").length]).toEqual([1, "", 2]);
			return stderr;
		};
		const before = await service.stored();
		expect(await refused("missing.db")).toMatch(/^There is no file \S+missing\.db\.$/m);
		expect(await refused("text.db", "no database ".repeat(999))).toMatch(
			/cannot be restored: file is not/,
		);
		expect(await refused("empty.db", "")).toMatch(
			/cannot be restored: it has no enquiries\. Name another/,
		);
		const other = new DatabaseSync(join(folder, "other.db"));
		other.exec("CREATE TABLE enquiries (id)");
		other.close();
		expect(await refused("other.db")).toMatch(/cannot be restored: it has no enquiries\./);
		const good = readFileSync(backUp(service.path));
		const half = Math.floor(good.length / 8192) * 4096;
		expect(
			await refused(
				"half.db",
				good.subarray(0, half),
				Buffer.alloc(4096, "x"),
				good.subarray(half + 4096),
			),
		).toMatch(/half\.db cannot be restored: .+\. Name another backup\.$/m);
		const newer = new DatabaseSync(join(folder, "newer.db"));
		newer.exec("PRAGMA user_version = 99");
		newer.close();
		expect(await refused("newer.db")).toMatch(
			/newer\.db cannot be restored: it was written by a newer version of this service\. Update the service\.$/m,
		);
		expect((await run("restore", service.path)).stderr).toMatch(
			/is the database itself\. Name a backup/,
		);
		expect(await service.stored()).toEqual(before);

		const env = { DATA_DIR: tempFolder() };
		writeFileSync(join(env.DATA_DIR, "enquiries.db"), "no database ".repeat(999));
		writeFileSync(join(folder, "good.db"), good);
		const damaged = await runToEnd("cli.ts", ["restore", join(folder, "good.db")], folder, env);
		expect(damaged.stderr).toMatch(/enquiries\.db is damaged\. Stop the service, move the file/);
		const noFolder = { DATA_DIR: join(folder, "good.db/data") };
		const nowhere = await runToEnd(
			"cli.ts",
			["restore", join(folder, "good.db")],
			folder,
			noFolder,
		);
		expect(nowhere.stderr).toMatch(/good\.db\/data is not a folder\. .+\n$/);
		const postgres = { DATABASE_URL: "postgres://127.0.0.1:1/enquiries" };
		const server = await runToEnd("cli.ts", ["restore", join(folder, "good.db")], folder, postgres);
		expect(server.stderr).toMatch(
			/^DATABASE_URL is set\. Stop the service, and run pg_restore .+ <dump>\.\n$/,
		);
	});

	test.skipIf(!canMount())("needs room for a copy in DATA_DIR, and says so", async () => {
		const { service } = await databaseWithEveryState();
		for (let i = 0; i < 150; i++) {
			await service.send(multipart({ ...ada, message: `${i} ${"m".repeat(9_000)}` }));
		}
		const backup = backUp(service.path);
		const DATA_DIR = tempFolder();
		mountSmallDisk(DATA_DIR, 1);
		const { code, stderr } = await runToEnd("cli.ts", ["restore", backup], tempFolder(), {
			DATA_DIR,
		});
		expect([code, stderr]).toEqual([
			1,
			`The disk is full. Free space on the disk of ${DATA_DIR}.\n`,
		]);
		expect(readdirSync(DATA_DIR)).toEqual([]);
	});

	test.skipIf(!canRunAsNobody())("a backup that may not be read is refused", async () => {
		const folder = tempFolder();
		chmodSync(folder, 0o755);
		const backup = join(folder, "copy.db");
		writeFileSync(backup, "", { mode: 0o600 });
		mkdirSync(join(folder, "data"));
		chownSync(join(folder, "data"), 65534, 65534);
		const { stderr } = await runToEnd(
			"cli.ts",
			["restore", backup],
			folder,
			{},
			{ under: AS_NOBODY },
		);
		expect(stderr).toBe(
			`${backup} cannot be read. Give the user who runs this command the right to read it.\n`,
		);
	});
});
