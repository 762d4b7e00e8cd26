import { execFileSync } from "node:child_process";
import { statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { ada } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { testSink } from "../service/support/mail-servers.ts";
import { storedRecords } from "../service/support/run-command.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { sendEnquiry, startLoad } from "./load.ts";
import { hasStrace, readRecord, replay, underStrace } from "./replay.ts";
import { repeats, reportTally, tally } from "./tally.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

test("after kill -9 during a send, the next start knows the enquiry, and sends the mail at once", async () => {
	const cwd = siteFolder();
	const sink = await testSink();
	sink.replyNext("hang");
	const env = { SMTP_URL: sink.url };
	const keyed = { ...ada, enquiry_id: "k" };
	const killed = await startServiceProcess(cwd, env);
	expect(await killed.enquire(keyed)).toBe(200);
	await eventually(() => sink.offered).toBe(1);
	await killed.end("SIGKILL");

	const next = await startServiceProcess(cwd, env);
	await sink.waitForMails(1, 60_000);
	expect(await next.enquire(keyed)).toBe(200);
	await eventually(async () => (await storedRecords(cwd)).map(({ mail }) => mail)).toEqual([
		"sent",
	]);
	expect(sink.offered).toBe(2);
});

test("no acknowledged enquiry is lost on a full disk, and intake resumes with free space", async () => {
	const cwd = siteFolder();
	const service = await startServiceProcess(cwd, WITHOUT_MAIL);
	const load = startLoad([service.address]);
	await load.more(20);
	// The file size limit of the process makes writes fail, as on a full disk.
	const wal = statSync(join(cwd, "data/enquiries.db-wal")).size;
	const limit = (size: string) =>
		execFileSync("prlimit", [`--pid=${service.child.pid}`, `--fsize=${size}:unlimited`]);
	limit(String(wal + 40_000));
	await eventually(() => load.outcomes.get(503)).toBeGreaterThan(10);
	limit("unlimited");
	await load.more(20);
	await load.stop();
	await service.end("SIGKILL");
	tally("full disk", load.acknowledged, await storedRecords(cwd));
});

const SEQUENTIAL = 40;
/** The number of concurrent requests per round, to cover enquiries that wait for each other. */
const CONCURRENT = 10;
const ROUNDS = 4;

/** The messages in the database after a power cut. */
function messagesOn(disk: Map<string, Buffer>): string[] {
	const folder = tempFolder();
	for (const [path, content] of disk) writeFileSync(join(folder, basename(path)), content);
	const db = new DatabaseSync(join(folder, "enquiries.db"));
	try {
		const rows = db.prepare("SELECT message FROM enquiries").all();
		return rows.map(({ message }) => String(message));
	} catch {
		return [];
	} finally {
		db.close();
	}
}

test.skipIf(!hasStrace)(
	"a power cut right after any acknowledgement loses no enquiry",
	async () => {
		const cwd = siteFolder();
		const record = join(cwd, "record");
		const env = { SMTP_URL: "smtp://127.0.0.1:1", DATA_DIR: "a/b/data" };
		const under = underStrace(record);
		const service = await startServiceProcess(cwd, env, undefined, { under });
		const send = async (number: number) => {
			expect(await sendEnquiry(number, service.address)).toBe(200);
		};
		let number = 0;
		while (number < SEQUENTIAL) await send(++number);
		for (let round = 0; round < ROUNDS; round++) {
			await Promise.all(Array.from({ length: CONCURRENT }, () => send(++number)));
		}
		await service.end("SIGTERM");
		const stored = (await storedRecords(cwd, env)).map(({ message }) => message);
		const duplicates = repeats(stored);
		expect([stored.length, duplicates]).toEqual([number, 0]);

		const all = await readRecord(record, service.child.pid);
		const first = all.findIndex(({ kind }) => kind === "acknowledged");
		const before = all.slice(0, first).filter(({ kind }) => kind === "sync");
		const synced = before.map(({ path }) => path);
		const folders = ["", "a", "a/b", "a/b/data"].map((folder) => join(cwd, folder));
		expect(synced).toEqual(expect.arrayContaining(folders));

		const steps = all.filter(
			({ kind, path }) => kind === "acknowledged" || /enquiries\.db(-wal)?$/.test(path),
		);
		let acknowledged = 0;
		const lost: number[] = [];
		replay(steps, (disk, count) => {
			acknowledged = count;
			const messages = messagesOn(disk);
			// Sequential responses match the enquiry numbers; for concurrent ones only the count is known.
			const kept =
				count <= SEQUENTIAL ? messages.includes(`No. ${count}.`) : messages.length >= count;
			if (!kept) lost.push(count);
		});
		console.log(
			`power cut: acknowledged ${acknowledged}, lost ${lost.length}, stored twice ${duplicates}`,
		);
		const wrong = lost.length + duplicates;
		reportTally({ fault: "power cut", times: acknowledged, acknowledged, wrong });
		expect(acknowledged).toBe(number);
		expect(lost).toEqual([]);

		// Proves that the replay detects losses: without the WAL syncs the last sequential enquiry is lost.
		const unsynced = steps.filter((step) => step.kind !== "sync" || !step.path.endsWith("-wal"));
		replay(unsynced, (disk, count) => {
			if (count === SEQUENTIAL) expect(messagesOn(disk)).not.toContain(`No. ${count}.`);
		});
	},
);
