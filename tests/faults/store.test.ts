import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { startLoad } from "./load.ts";
import { storedRecords, tally } from "./tally.ts";

/** Mails wait: nobody listens on port 1. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

test("a full disk, and space again", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	const load = startLoad([service.address]);
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(20);
	// The kernel refuses to make any file larger, as it does when nothing is left.
	const wal = statSync(join(cwd, "data/enquiries.db-wal")).size;
	const limit = (size: string) =>
		execFileSync("prlimit", [`--pid=${service.child.pid}`, `--fsize=${size}:unlimited`]);
	limit(String(wal + 40_000));
	await expect.poll(() => load.answers.get(503), { timeout: 10_000 }).toBeGreaterThan(10);
	const full = load.acknowledged.size;
	limit("unlimited");
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(full + 20);
	await load.stop();
	await service.end("SIGKILL");
	tally("full disk", load.acknowledged, await storedRecords(cwd));
});

test("a store that another program holds locked", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	const load = startLoad([service.address]);
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(20);
	const other = new DatabaseSync(join(cwd, "data/enquiries.db"), { timeout: 5_000 });
	other.exec("BEGIN IMMEDIATE");
	await expect.poll(() => load.answers.get(503), { timeout: 5_000 }).toBeGreaterThan(3);
	other.exec("ROLLBACK");
	other.close();
	const unlocked = load.acknowledged.size;
	await expect
		.poll(() => load.acknowledged.size, { timeout: 10_000 })
		.toBeGreaterThan(unlocked + 20);
	await load.stop();
	await service.end("SIGTERM");
	tally("locked store", load.acknowledged, await storedRecords(cwd));
});
