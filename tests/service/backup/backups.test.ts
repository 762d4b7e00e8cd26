import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BackUpOptions, backUp, type MakeCopy } from "#service/backup/back-up.ts";
import { copyName, listCopies, outdatedCopies } from "#service/backup/copies.ts";
import { startBackups } from "#service/backup/hourly-backups.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";
import { atTestEnd, tempFolder } from "../support/temp-folder.ts";
import { testLog, testService } from "../support/test-service.ts";

const START = Date.UTC(2026, 10, 2, 9, 0, 0);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: START });
});
afterEach(() => {
	vi.useRealTimers();
});

const idsIn = (path: string) => {
	const db = new DatabaseSync(path, { readOnly: true });
	const ids = db.prepare("SELECT id FROM enquiries ORDER BY id").all();
	db.close();
	return ids.map(({ id }) => id);
};

/** A database with an enquiry, a folder for its copies, and a function that makes one. */
async function setUp() {
	const service = testService();
	const folder = tempFolder();
	await service.enquire({ ...ada, message: "First." });
	const copy = (makeCopy?: MakeCopy) =>
		backUp({ path: service.path, folder, now: START, makeCopy });
	return { service, folder, copy };
}

function start({ path }: { path: string }, folder: string, makeCopy?: MakeCopy) {
	const { log, events } = testLog();
	const inThisThread = (options: BackUpOptions) => backUp({ ...options, makeCopy });
	const backups = startBackups({ path, folder, log, now: Date.now, backUp: inThisThread });
	atTestEnd(() => backups.stop());
	const failures = () =>
		events.filter(({ event }) => event === "backup.failed").map(({ error }) => error);
	/** The next timer is set when the backup has ended. */
	const settled = async () => {
		while (vi.getTimerCount() === 0) await new Promise(setImmediate);
	};
	const pass = async (ms: number) => {
		for (let passed = 0; passed < ms; passed += MINUTE_MS) {
			vi.advanceTimersByTime(MINUTE_MS);
			await settled();
		}
	};
	return { ...backups, failures, pass, settled };
}

test("a copy has exactly the enquiries of one moment, while others are stored", async () => {
	const { service, folder, copy } = await setUp();
	const before = idsIn(service.path);
	const { path } = await copy(async (from, to) => {
		await service.enquire(ada);
		await backup(from, to, { rate: 1 });
		await service.enquire(ada);
	});
	expect(idsIn(path)).toEqual(before);
	expect(readdirSync(folder)).toEqual([copyName(START)]);
});

test("a copy with one changed byte does not count, raises an alert, and is made again", async () => {
	const { service, folder } = await setUp();
	let bad = true;
	const backups = start(service, folder, async (from, to) => {
		await backup(from, to);
		if (!bad) return;
		const copy = new DatabaseSync(to);
		copy.exec("UPDATE enquiries SET message = 'F' || substr(message, 2, 4) || '!'");
		copy.close();
	});
	await backups.settled();
	expect(backups.state()).toEqual({ ageSeconds: null, verified: false });
	expect(backups.failures()).toEqual([
		`The copy in BACKUP_TO ${folder} differs from the database. Check the disk of this folder.`,
	]);
	bad = false;
	await backups.pass(4 * MINUTE_MS);
	expect(readdirSync(folder)).toEqual([]);
	await backups.pass(2 * MINUTE_MS);
	expect(backups.state()?.verified).toBe(true);
	expect(await listCopies(folder)).toHaveLength(1);
});

test("a backup is made at the start and every hour, and at a restart only if the newest is old", async () => {
	const { service, folder } = await setUp();
	const first = start(service, folder);
	await first.settled();
	await first.pass(59 * MINUTE_MS);
	expect(first.state()).toEqual({ ageSeconds: 59 * 60, verified: true });
	await first.pass(2 * MINUTE_MS);
	expect(readdirSync(folder)).toEqual([copyName(START), copyName(START + HOUR_MS)]);
	await first.stop();
	vi.setSystemTime(START + 1.5 * HOUR_MS);
	const second = start(service, folder);
	await second.settled();
	await second.stop();
	expect(second.state()).toEqual({ ageSeconds: 30 * 60, verified: true });
	expect(readdirSync(folder)).toHaveLength(2);
});

test.skipIf(!canMount())("a full and a read-only disk are named", async () => {
	const { service, folder, copy } = await setUp();
	service.file.exec("UPDATE enquiries SET message = hex(zeroblob(1000000))");
	mountSmallDisk(folder, 1);
	await expect(copy()).rejects.toThrow(
		`The disk is full. Free space on the disk of BACKUP_TO ${folder}.`,
	);
	expect(readdirSync(folder)).toEqual([]);
	execFileSync("mount", ["-o", "remount,ro", folder]);
	await expect(copy()).rejects.toThrow(
		`The service may not write to BACKUP_TO ${folder}. Give its user the right to write to this folder.`,
	);
});

test("all copies of two days are kept, then one a day for two weeks, and always the newest", () => {
	const copies = Array.from({ length: 20 * 24 }, (_, hour) => ({
		path: "",
		time: START - (20 * 24 - 1 - hour) * HOUR_MS,
	}));
	const outdated = new Set(outdatedCopies(copies, START));
	const kept = copies.filter((copy) => !outdated.has(copy));
	const isNew = ({ time }: { time: number }) => START - time <= 48 * HOUR_MS;
	expect(kept.filter(isNew)).toHaveLength(49);
	const daily = kept.filter((copy) => !isNew(copy));
	expect(daily).toHaveLength(12);
	expect(daily.every(({ time }) => new Date(time).getUTCHours() === 23)).toBe(true);
	expect(outdatedCopies(copies.slice(0, 1), START)).toEqual([]);
});

test("what a killed backup has left never counts, and is deleted an hour later", async () => {
	const { service, folder } = await setUp();
	for (const [name, age] of Object.entries({ "unfinished-old": 3700, "unfinished-new": 0 })) {
		mkdirSync(join(folder, name));
		await backup(service.file, join(folder, name, "copy.db"));
		utimesSync(join(folder, name), START / 1000 - age, START / 1000 - age);
	}
	expect(await listCopies(folder)).toEqual([]);
	await start(service, folder).settled();
	expect(readdirSync(folder)).toEqual([copyName(START), "unfinished-new"]);
});

test("a disk that does not answer holds up neither this thread nor a stop", async () => {
	vi.useRealTimers();
	const folder = tempFolder();
	// Opening it waits for somebody who writes.
	const path = join(folder, "enquiries.db");
	execFileSync("mkfifo", [path]);
	const { log, events } = testLog();
	const backups = startBackups({ path, folder, log, now: Date.now });
	await eventually(() => readdirSync(folder)).toHaveLength(2);
	await backups.stop();
	// Lets the thread end.
	closeSync(openSync(path, "r+"));
	expect(events).toEqual([]);
});

test("/healthz shows the backup, and a failed one degrades the status while the service goes on", async () => {
	vi.useRealTimers();
	const BACKUP_TO = tempFolder();
	const good = await startInProcess({ BACKUP_TO });
	await eventually(good.health).toMatchObject({ ok: true, backup: { verified: true } });
	expect(await listCopies(BACKUP_TO)).toHaveLength(1);
	const bad = await startInProcess({ BACKUP_TO: join(BACKUP_TO, "not-mounted") });
	const failed = { status: "degraded", backup: { ageSeconds: null, verified: false } };
	await eventually(bad.health).toMatchObject(failed);
	expect(bad.stderr).toContain("not-mounted is not a folder. Make the folder or mount the disk.");
	expect(await bad.enquire(ada)).toBe(200);
});
