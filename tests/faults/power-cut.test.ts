import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { storedRecords } from "../service/support/stored-records.ts";
import { tempFolder } from "../service/support/temp-folder.ts";
import { enquiryRequest } from "./load.ts";
import { readRecord, replay } from "./replay.ts";
import { hasStrace, recordEnded, underStrace } from "./strace.ts";
import { reportTally } from "./tally.ts";

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
		return db
			.prepare("SELECT message FROM enquiries")
			.all()
			.map(({ message }) => String(message));
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
		mkdirSync(join(cwd, "data"));
		const record = join(cwd, "record");
		const service = await startServiceProcess(cwd, { SMTP_URL: "smtp://127.0.0.1:1" }, undefined, {
			under: underStrace(record),
		});
		const send = async (number: number) => {
			expect((await enquiryRequest(number, service.address)).status).toBe(200);
		};
		let number = 0;
		while (number < SEQUENTIAL) await send(++number);
		for (let round = 0; round < ROUNDS; round++) {
			await Promise.all(Array.from({ length: CONCURRENT }, () => send(++number)));
		}
		await service.end("SIGTERM");
		const stored = (await storedRecords(cwd)).map(({ message }) => message);
		const duplicates = stored.length - new Set(stored).size;
		expect([stored.length, duplicates]).toEqual([number, 0]);
		await recordEnded(record, service.child.pid);

		const steps = readRecord(record, (path) => /enquiries\.db(-wal)?$/.test(path));
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
		reportTally({
			fault: "power cut",
			times: acknowledged,
			acknowledged,
			wrong: lost.length + duplicates,
		});
		expect(acknowledged).toBe(number);
		expect(lost).toEqual([]);

		// Proves that the replay detects losses: without the WAL syncs the last sequential enquiry is lost.
		const unsynced = steps.filter((step) => step.kind !== "sync" || !step.path.endsWith("-wal"));
		replay(unsynced, (disk, count) => {
			if (count === SEQUENTIAL) expect(messagesOn(disk)).not.toContain(`No. ${count}.`);
		});
	},
);
