import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "#service/backup/back-up.ts";
import { databasePath } from "#service/files.ts";
import { replaceAllOf } from "../../deployment/support/deploy-files.ts";
import { addBacklog } from "../support/backlog.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { runToEnd } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const drill = (cwd: string, BACKUP_TO: string, ...args: string[]) =>
	runToEnd("restore-drill.ts", args, cwd, { BACKUP_TO });

test("a service backs itself up, /healthz shows it, and a drill restores it while the service runs", async () => {
	const BACKUP_TO = tempFolder();
	const service = await startInProcess({ BACKUP_TO });
	await eventually(service.health).toMatchObject({ ok: true, backup: { verified: true } });
	expect(readdirSync(BACKUP_TO)).toHaveLength(1);
	await service.enquire(ada);
	const path = databasePath(join(service.cwd, "data"));
	await backUp({ path, folder: BACKUP_TO, now: Date.now() + 2_000 });
	const { code, stdout, stderr } = await drill(service.cwd, BACKUP_TO);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	expect(stdout).toMatch(
		/^Backup: {3}\S+\.db \(\d\.\d MB\)\nRestored: 1 enquiry, the newest of .+Z\nTook: {5}\d+\.\d s, until/,
	);
	expect(await service.enquire({ ...ada, message: "After the drill." })).toBe(200);
});

test("a failed backup degrades the status, and the service goes on", async () => {
	const service = await startInProcess({ BACKUP_TO: join(tempFolder(), "not-mounted") });
	await eventually(() => service.stderr).toContain("backup.failed");
	expect(await service.health()).toMatchObject({
		...{ status: "degraded", backup: { ageSeconds: null, verified: false } },
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
])(
	"a drill with %s fails with one sentence",
	{ tags: ["release"] },
	async (_, to, args, sentence) => {
		const cwd = siteFolder();
		mkdirSync(join(cwd, "backups"));
		writeFileSync(join(cwd, "text.db"), "no database ".repeat(1_000));
		const { code, stderr } = await drill(cwd, to, ...args);
		expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
	},
);

test("10,000 enquiries are restored within a minute", { tags: ["release"] }, async () => {
	const { path, database } = testService();
	await addBacklog(database, 10_000, Date.now());
	const folder = tempFolder();
	await backUp({ path, folder, now: Date.now() });
	const start = performance.now();
	expect((await drill(siteFolder(), folder)).stdout).toContain("Restored: 10000 enquiries");
	expect(performance.now() - start).toBeLessThan(60_000);
});

describeOnPostgres("on PostgreSQL", (server) => {
	test("a restore names the command that brings a dump back", async () => {
		const env = { DATABASE_URL: await server().database() };
		const service = await startInProcess(env);
		await service.enquire(ada);
		await service.stop();
		const dump = join(tempFolder(), "dump");
		execFileSync("pg_dump", ["--format=custom", `--file=${dump}`, env.DATABASE_URL]);
		await server().sql("DELETE FROM enquiries", env.DATABASE_URL);
		const { stderr } = await service.run("restore", dump);
		const [, command = ""] = /(pg_restore .+)\.\n$/.exec(stderr) ?? [];
		const named = { "<DATABASE_URL>": env.DATABASE_URL, "<dump>": dump };
		execFileSync("sh", ["-c", replaceAllOf(command, named)]);
		const again = await startInProcess(env);
		expect((await again.run("list")).stdout).toContain(ada.user_email);
		expect(await again.enquire({ ...ada, message: "After the restore." })).toBe(200);
	});
});
