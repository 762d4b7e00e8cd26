import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "vitest";
import { eventually } from "../service/support/eventually.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { storedRecords } from "../service/support/stored-records.ts";
import { startLoad } from "./load.ts";
import { tally } from "./tally.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

test("no acknowledged enquiry is lost on a full disk, and intake resumes with free space", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	const load = startLoad([service.address]);
	await eventually(() => load.acknowledged.size).toBeGreaterThan(20);
	// The file size limit of the process makes writes fail, as on a full disk.
	const wal = statSync(join(cwd, "data/enquiries.db-wal")).size;
	const limit = (size: string) =>
		execFileSync("prlimit", [`--pid=${service.child.pid}`, `--fsize=${size}:unlimited`]);
	limit(String(wal + 40_000));
	await eventually(() => load.outcomes.get(503)).toBeGreaterThan(10);
	const full = load.acknowledged.size;
	limit("unlimited");
	await eventually(() => load.acknowledged.size).toBeGreaterThan(full + 20);
	await load.stop();
	await service.end("SIGKILL");
	tally("full disk", load.acknowledged, await storedRecords(cwd));
});

test("no acknowledged enquiry is lost while another program locks the database", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	const load = startLoad([service.address]);
	await eventually(() => load.acknowledged.size).toBeGreaterThan(20);
	const other = new DatabaseSync(join(cwd, "data/enquiries.db"), { timeout: 5_000 });
	other.exec("BEGIN IMMEDIATE");
	await eventually(() => load.outcomes.get(503)).toBeGreaterThan(3);
	other.exec("ROLLBACK");
	other.close();
	const unlocked = load.acknowledged.size;
	await eventually(() => load.acknowledged.size).toBeGreaterThan(unlocked + 20);
	await load.stop();
	await service.end("SIGTERM");
	tally("locked file", load.acknowledged, await storedRecords(cwd));
});
