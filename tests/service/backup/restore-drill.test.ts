import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backUp } from "#service/backup/back-up.ts";
import { databasePath } from "#service/database/sqlite-file.ts";
import { replaceAllOf } from "../../deployment/support/deploy-files.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, askHealth } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";

const drill = (cwd: string, backupTo: string, ...args: string[]) =>
	runToEnd("restore-drill.ts", args, cwd, backupTo ? { BACKUP_TO: backupTo } : {});

test("a service backs itself up, /healthz shows it, and a drill restores it while the service runs", async () => {
	const cwd = siteFolder();
	const backupTo = tempFolder();
	const service = await startServiceProcess(cwd, { BACKUP_TO: backupTo });
	const health = async () => (await fetch(askHealth(service.address))).json();
	await eventually(health).toMatchObject({ ok: true, backup: { verified: true } });
	expect(readdirSync(backupTo)).toHaveLength(1);
	await service.enquire(ada);
	await backUp({
		path: databasePath(join(cwd, "data")),
		folder: backupTo,
		now: Date.now() + 2_000,
	});
	const { code, stdout, stderr } = await drill(cwd, backupTo);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	expect(stdout).toMatch(
		/^Backup: {3}\S+\.db \(\d\.\d MB\)\nRestored: 1 enquiry, the newest of .+Z\nTook: {5}\d+\.\d s, until/,
	);
	expect(await health()).toMatchObject({ ok: true });
	expect(await service.enquire({ ...ada, message: "After the drill." })).toBe(200);
	expect((await service.end("SIGTERM")).code).toBe(0);
});

test("a failed backup degrades the status, and the service goes on", async () => {
	const cwd = siteFolder();
	const env = { BACKUP_TO: join(cwd, "not-mounted") };
	const service = await startServiceProcess(cwd, env);
	await eventually(() => service.stderr).toContain("backup.failed");
	expect(await (await fetch(askHealth(service.address))).json()).toMatchObject({
		status: "degraded",
		backup: { ageSeconds: null, verified: false },
	});
	expect(await service.enquire(ada)).toBe(200);
});

test.each([
	["no BACKUP_TO", "", [], /^Set BACKUP_TO, or name a backup: /],
	[
		"an empty folder",
		"backups",
		[],
		/^There is no backup in BACKUP_TO .+ it makes one at once\.\n$/,
	],
	["a file that is missing", "backups", ["none.db"], /^There is no file .+none\.db\.\n$/],
	["a file that is no backup", "backups", ["text.db"], /^\S+text\.db cannot be restored: /],
])("a drill with %s fails with one sentence", async (_, backupTo, args, sentence) => {
	const cwd = siteFolder();
	mkdirSync(join(cwd, "backups"));
	writeFileSync(join(cwd, "text.db"), "no database ".repeat(1_000));
	const { code, stderr } = await drill(cwd, backupTo, ...args);
	expect(stderr).toMatch(sentence);
	expect(code).toBe(1);
});

test("10,000 enquiries are restored within a minute", async () => {
	const cwd = siteFolder();
	const backupTo = tempFolder();
	await (await startServiceProcess(cwd)).end("SIGTERM");
	const path = databasePath(join(cwd, "data"));
	const db = new DatabaseSync(path);
	db.exec(`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 10000)
		INSERT INTO enquiries (id, received_at, content_hash, user_name, company, phone, user_email,
			enquiry_type, message)
		SELECT 'many-' || i, i, '', 'Ada', '', '', 'ada@example.com', 'Other', hex(randomblob(500))
		FROM numbers`);
	db.close();
	await backUp({ path, folder: backupTo, now: Date.now() });
	const start = performance.now();
	const { stdout } = await drill(cwd, backupTo);
	expect(stdout).toContain("Restored: 10000 enquiries");
	expect(performance.now() - start).toBeLessThan(60_000);
});

describeOnPostgres("on PostgreSQL", (server) => {
	test("a restore names the command that brings a dump back", async () => {
		const cwd = siteFolder();
		const env = { DATABASE_URL: await server().database() };
		const service = await startServiceProcess(cwd, env);
		await service.enquire(ada);
		await service.end("SIGTERM");
		const dump = join(tempFolder(), "dump");
		execFileSync("pg_dump", ["--format=custom", `--file=${dump}`, env.DATABASE_URL]);
		await server().sql("DELETE FROM enquiries", env.DATABASE_URL);
		const { stderr } = await runToEnd("cli.ts", ["restore", dump], cwd, env);
		const [, command = ""] = /(pg_restore .+)\.\n$/.exec(stderr) ?? [];
		const named = { "<DATABASE_URL>": env.DATABASE_URL, "<dump>": dump };
		execFileSync("sh", ["-c", replaceAllOf(command, named)]);
		const again = await startServiceProcess(cwd, env);
		const { stdout } = await runToEnd("cli.ts", ["list"], cwd, env);
		expect(stdout).toContain(ada.user_email);
		expect(await again.enquire({ ...ada, message: "After the restore." })).toBe(200);
	});
});
