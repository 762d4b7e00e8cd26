import {
	closeSync,
	copyFileSync,
	existsSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import type { EnquiryRecord } from "#service/cli/records.ts";
import { databasePath } from "#service/database/sqlite-file.ts";
import { rescue } from "#service/recovery/rescue.ts";
import { startLoad } from "../../faults/load.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { runToEnd, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";

const PAGE = 4096;
const ENQUIRIES = 60;

type Stored = { path: string; records: EnquiryRecord[] };

/** Copies a database that a service has open, and its log, as kill -9 would leave them. */
function copyOf(path: string): string {
	const copy = databasePath(tempFolder());
	for (const end of ["", "-wal"]) if (existsSync(path + end)) copyFileSync(path + end, copy + end);
	return copy;
}

/** Stores enquiries, every seventh with a message that fills several pages. */
async function storedEnquiries(): Promise<Stored & { unfinished: string }> {
	const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
	for (let i = 0; i < ENQUIRIES; i++) {
		const message = `${i} ${"mü".repeat(i % 7 === 0 ? 3_000 : i)}`;
		await service.send(multipart({ ...ada, message, homepage: i % 20 === 3 ? "spam" : "" }));
	}
	const unfinished = copyOf(service.path);
	service.file.exec("PRAGMA wal_checkpoint(TRUNCATE)");
	return { path: copyOf(service.path), records: await service.stored(), unfinished };
}

function overwrite(path: string, page: number, fill: Buffer): void {
	const file = openSync(path, "r+");
	writeSync(file, fill, 0, fill.length, (page - 1) * PAGE);
	closeSync(file);
}

/** The pages that have rows with a text. */
function leavesWith(text: string, path: string): number[] {
	const bytes = readFileSync(path);
	const pages = Array.from({ length: bytes.length / PAGE }, (_, i) => i + 1);
	return pages.filter((page) => {
		const content = bytes.subarray((page - 1) * PAGE, page * PAGE);
		return content[0] === 0x0d && content.includes(text);
	});
}

async function list(path: string): Promise<EnquiryRecord[]> {
	const copy = databasePath(tempFolder());
	copyFileSync(path, copy);
	const env = { DATA_DIR: dirname(copy) };
	const { stdout, stderr } = await runToEnd("cli.ts", ["list", "--json"], tempFolder(), env);
	expect(stderr).toBe("");
	return JSON.parse(stdout);
}

const run = (damaged: string, target: string) =>
	runToEnd("cli.ts", ["rescue", damaged, target], tempFolder());

describe("rescue", () => {
	test("saves everything of a file with an overwritten middle except what was there", async () => {
		const { path, records } = await storedEnquiries();
		const leaves = leavesWith(ada.company, path);
		overwrite(path, leaves[Math.floor(leaves.length / 2)] ?? 0, Buffer.alloc(3 * PAGE, "x"));
		const before = { bytes: readFileSync(path), mtime: statSync(path).mtimeMs };
		const beside = readdirSync(dirname(path));
		const target = join(tempFolder(), "rescued.db");

		const { code, stdout, stderr } = await run(path, target);
		expect([code, stderr]).toEqual([0, ""]);
		const saved = await list(target);
		expect(saved.length).toBeGreaterThan(ENQUIRIES / 2);
		expect(saved.length).toBeLessThan(ENQUIRIES);
		const lost = records.filter(({ id }) => saved.every((one) => one.id !== id));
		expect(stdout).toMatch(new RegExp(`^Saved ${saved.length} enquiries and \\d+ deliveries in `));
		expect(stdout).toContain(`${lost.length} enquiries could not be read.`);
		for (const { id } of lost) expect(stdout).toContain(`  ${id}, received 2026-01-01 00:00 UTC\n`);
		expect(stdout).toMatch(
			/To use the new file, stop the service, move .+ and start the service\.\n$/,
		);
		// The rest is as it was, except for what the command says.
		const cut = saved.filter(({ message }) => message.endsWith("[The rest could not be read.]"));
		const held = saved.filter(({ quarantineReason }) => quarantineReason === "rescued");
		const changed = new Set([...cut, ...held].map(({ id }) => id));
		for (const record of saved.filter(({ id }) => !changed.has(id))) {
			expect(records).toContainEqual(record);
		}
		expect(readFileSync(path).equals(before.bytes)).toBe(true);
		expect(statSync(path).mtimeMs).toBe(before.mtime);
		expect(readdirSync(dirname(path))).toEqual(beside);
	});

	test("loses only what was on one page, whichever is overwritten and with what", {
		tags: ["release"],
		timeout: 180_000,
	}, async () => {
		const fills = [
			Buffer.alloc(PAGE),
			Buffer.alloc(PAGE, "x"),
			// The header of a page of rows, without rows.
			Buffer.concat([Buffer.from([0x0d, 0, 0, 0, 9]), Buffer.alloc(PAGE - 5, 1)]),
		];
		const { path, records } = await storedEnquiries();
		const original = readFileSync(path);
		const folder = tempFolder();
		for (let page = 1; page <= original.length / PAGE; page++) {
			const [damaged, target] = [join(folder, `${page}.db`), join(folder, `${page}-saved.db`)];
			writeFileSync(damaged, original);
			overwrite(damaged, page, fills[page % fills.length] as Buffer);
			const { enquiries, lost, shortened, held } = rescue(damaged, target);
			expect([page, enquiries + lost.length]).toEqual([page, ENQUIRIES]);
			// A page has room for few enquiries, or for the deliveries of many.
			expect(lost.length).toBeLessThan(15);
			expect(shortened).toBeLessThan(2);
			const type = original[(page - 1) * PAGE + (page === 1 ? 100 : 0)];
			if (type !== 0x0d) expect([page, lost, held]).toEqual([page, [], 0]);
			const db = new DatabaseSync(target);
			const ids = db
				.prepare("SELECT id FROM enquiries")
				.all()
				.map(({ id }) => id);
			const counted = db
				.prepare(
					`SELECT (SELECT count(*) FROM outbox) AS deliveries,
					(SELECT coalesce(sum(n), 0) FROM outbox_counts) AS counted`,
				)
				.get();
			db.close();
			expect([page, counted?.counted]).toEqual([page, counted?.deliveries]);
			expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
		}
	});

	test("an enquiry whose delivery could not be read is kept in quarantine, not mailed again", async () => {
		const { path, records } = await storedEnquiries();
		// The rows of the outbox have the kind and the state one after the other.
		for (const page of leavesWith("mailpending", path)) overwrite(path, page, Buffer.alloc(PAGE));
		const target = join(tempFolder(), "rescued.db");
		const { stdout } = await run(path, target);
		const waiting = records.filter(({ quarantined }) => !quarantined).length;
		expect(stdout).toContain(`Saved ${ENQUIRIES} enquiries and 0 deliveries`);
		expect(stdout).toContain(
			`${waiting} enquiries are in quarantine, because it could not be read`,
		);
		const reasons = (await list(target)).map(({ quarantineReason }) => quarantineReason);
		expect(reasons).toEqual(records.map(({ quarantineReason }) => quarantineReason ?? "rescued"));
	});

	test.each([
		[
			"whose first page is overwritten",
			(path: string) => overwrite(path, 1, Buffer.alloc(PAGE, "x")),
		],
		["that is empty", (path: string) => writeFileSync(path, "")],
		["that is missing", (path: string) => rmSync(path)],
	])("a file %s: everything is read from its log", async (_, harm) => {
		const { unfinished, records } = await storedEnquiries();
		harm(unfinished);
		const target = join(tempFolder(), "rescued.db");
		expect((await run(unfinished, target)).code).toBe(0);
		expect(await list(target)).toEqual(records);
	});

	test("a damaged page in the log: the version in the database counts", async () => {
		const { unfinished, records } = await storedEnquiries();
		const log = `${unfinished}-wal`;
		const middle = Math.floor(statSync(log).size / 2);
		const file = openSync(log, "r+");
		writeSync(file, Buffer.alloc(2 * PAGE, "x"), 0, 2 * PAGE, middle);
		closeSync(file);
		const target = join(tempFolder(), "rescued.db");
		const { enquiries, lost } = rescue(unfinished, target);
		expect(enquiries).toBeGreaterThan(ENQUIRIES - 15);
		expect(lost.length).toBeLessThan(15);
		const ids = (await list(target)).map(({ id }) => id);
		expect(records.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
	});

	test("a file of version 1 is saved in the current form", async () => {
		const path = join(tempFolder(), "enquiries.db");
		const db = new DatabaseSync(path);
		db.exec(readFileSync(join(import.meta.dirname, "../database/store-version-1.sql"), "utf8"));
		db.close();
		const target = join(tempFolder(), "rescued.db");
		expect((await run(path, target)).stdout).toMatch(/^Saved 5 enquiries and 4 deliveries in /);
		expect((await list(target)).map(({ message, mail }) => [message, mail])).toEqual([
			["sent", "sent"],
			["stopped", "stopped"],
			["failed once", "pending"],
			["waiting", "pending"],
			["held", "none"],
		]);
	});

	test("refuses a file to which the service is writing", async () => {
		const cwd = siteFolder();
		const service = await startServiceProcess(cwd, { SMTP_URL: "smtp://127.0.0.1:1" });
		const load = startLoad([service.address]);
		onTestFinished(() => load.stop());
		await eventually(() => load.acknowledged.size).toBeGreaterThan(20);
		const path = join(cwd, "data/enquiries.db");
		const target = join(cwd, "rescued.db");
		await eventually(async () => {
			rmSync(target, { force: true });
			return (await run(path, target)).stderr;
		}).toBe(`${path} is in use. Stop the service and run this command again.\n`);
		expect(existsSync(target)).toBe(false);
	});

	test("refuses with one sentence, and leaves no new file", async () => {
		const folder = tempFolder();
		const [garbage, target] = [join(folder, "garbage.db"), join(folder, "rescued.db")];
		const refused = async (damaged: string) => {
			const { code, stderr } = await run(damaged, target);
			expect(code).toBe(1);
			return stderr;
		};
		expect(await refused(garbage)).toBe(`There is no file ${garbage}.\n`);
		writeFileSync(garbage, "not a database ".repeat(2_000));
		expect(await refused(garbage)).toBe(`No enquiry could be read in ${garbage}.\n`);
		const newer = copyOf(garbage);
		const db = new DatabaseSync(target);
		db.exec("PRAGMA user_version = 99; CREATE TABLE enquiries (id)");
		db.close();
		renameSync(target, newer);
		expect(await refused(newer)).toBe(
			`${newer} cannot be used: it was written by a newer version of this service. Update the service.\n`,
		);
		expect(readdirSync(folder)).toEqual(["garbage.db"]);
		const elsewhere = join(folder, "missing/rescued.db");
		const { path } = await storedEnquiries();
		expect((await run(path, elsewhere)).stderr).toMatch(
			/^\S+rescued\.db cannot be written: .+\. Name a file in a folder that you can write to, .+\n$/,
		);
		writeFileSync(target, "mine");
		expect(await refused(garbage)).toBe(`${target} exists. Name a new file.\n`);
		expect(readFileSync(target, "utf8")).toBe("mine");
	});
});

test("a damaged store is rescued as the how-to says, and the service mails what was waiting once", async () => {
	const cwd = siteFolder();
	const env = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "500" };
	const before = await startServiceProcess(cwd, env);
	for (let i = 0; i < 40; i++) {
		expect(await before.enquire({ ...ada, message: `No. ${i}. ${"m".repeat(700)}` })).toBe(200);
	}
	await before.end("SIGTERM");
	const path = join(cwd, "data/enquiries.db");
	overwrite(path, Math.floor(statSync(path).size / PAGE / 2), Buffer.alloc(PAGE, "x"));
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const damaged = await startServiceProcess(cwd, { ...env, SMTP_URL: sink.url });
	expect(await damaged.enquire(ada)).toBe(503);
	await damaged.end("SIGTERM");

	const { code, stdout } = await runToEnd(
		"cli.ts",
		["rescue", "data/enquiries.db", "data/rescued.db"],
		cwd,
	);
	expect(code).toBe(0);
	const saved = Number(/^Saved (\d+) enquiries/.exec(stdout)?.[1]);
	const held = Number(/^(\d+) enquiries are in quarantine/m.exec(stdout)?.[1] ?? 0);
	for (const end of ["", "-wal", "-shm"]) {
		if (existsSync(path + end)) renameSync(path + end, join(cwd, `damaged.db${end}`));
	}
	renameSync(join(cwd, "data/rescued.db"), path);

	const after = await startServiceProcess(cwd, { ...env, SMTP_URL: sink.url });
	expect(await after.enquire({ ...ada, message: "No. 40." })).toBe(200);
	await sink.waitForMails(saved - held + 1);
	const numbers = sink.mails.map(({ text = "" }) => /No\. \d+\./.exec(text)?.[0]);
	expect(new Set(numbers).size).toBe(numbers.length);
});
