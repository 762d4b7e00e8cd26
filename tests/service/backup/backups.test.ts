import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backUp, type MakeCopy } from "#service/backup/back-up.ts";
import { copyName, listCopies, outdatedCopies } from "#service/backup/copies.ts";
import { startBackups } from "#service/backup/hourly-backups.ts";
import { createLog } from "#service/log/log.ts";
import { addBacklog } from "../support/backlog.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";
import { atTestEnd, tempFolder } from "../support/temp-folder.ts";
import { type TestService, testService } from "../support/test-service.ts";

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

async function store(service: TestService, messages = ["First."]): Promise<void> {
	for (const message of messages) await service.send(multipart({ ...ada, message }));
}

/** Copies, and then changes one byte of a stored message, as a bad disk does. */
const copyAndChange: MakeCopy = async (from, to) => {
	await backup(from, to);
	const copy = new DatabaseSync(to);
	copy.exec("UPDATE enquiries SET message = 'F' || substr(message, 2, 4) || '!'");
	copy.close();
};

function start(service: Pick<TestService, "path">, folder: string, makeCopy?: MakeCopy) {
	const events: Record<string, unknown>[] = [];
	const log = createLog((line) => events.push(JSON.parse(line)));
	const backups = startBackups({
		...{ path: service.path, folder, log, now: Date.now },
		...(makeCopy && { makeCopy }),
	});
	atTestEnd(() => backups.stop());
	const named = (event: string) => events.filter((one) => one.event === event);
	/** Lets time pass, and then waits for a backup that has begun. */
	const pass = async (ms: number) => {
		for (let passed = 0; passed < ms; passed += MINUTE_MS) {
			vi.advanceTimersByTime(Math.min(MINUTE_MS, ms - passed));
			await settled();
		}
	};
	/** The next timer is set when the backup has ended. */
	const settled = async () => {
		while (vi.getTimerCount() === 0) await new Promise(setImmediate);
	};
	return { ...backups, named, pass, settled };
}

test("a copy has exactly the enquiries of one moment, while others are stored", async () => {
	const service = testService();
	const folder = tempFolder();
	await store(service, ["First.", "Second."]);
	const before = idsIn(service.path);
	const { path } = await backUp({
		path: service.path,
		folder,
		now: START,
		async makeCopy(from, to) {
			await store(service, ["During the copy."]);
			await backup(from, to, { rate: 1 });
			await store(service, ["After the copy."]);
		},
	});
	expect(idsIn(path)).toEqual(before);
	expect(idsIn(service.path)).toHaveLength(4);
	expect(readdirSync(folder)).toEqual([copyName(START)]);
});

test("a copy with one changed byte does not count, raises an alert, and is made again", async () => {
	const service = testService();
	const folder = tempFolder();
	await store(service);
	let makeCopy = copyAndChange;
	const backups = start(service, folder, (from, to) => makeCopy(from, to));
	await backups.settled();
	expect(backups.state()).toEqual({ ageSeconds: null, verified: false });
	expect(readdirSync(folder)).toEqual([]);
	const [{ error } = {}] = backups.named("backup.failed");
	expect(error).toBe(
		`The copy in BACKUP_TO ${folder} differs from the database. Check the disk of this folder.`,
	);
	makeCopy = backup;
	await backups.pass(4 * MINUTE_MS);
	expect(readdirSync(folder)).toEqual([]);
	await backups.pass(2 * MINUTE_MS);
	expect(backups.state()?.verified).toBe(true);
	expect(await listCopies(folder)).toHaveLength(1);
});

test.each([
	["cut short", (file: string) => truncateSync(file, 5_000)],
	["empty", (file: string) => truncateSync(file, 0)],
])("a copy that is %s does not count", async (_, harm) => {
	const service = testService();
	const folder = tempFolder();
	await store(service);
	const making = backUp({
		path: service.path,
		folder,
		now: START,
		async makeCopy(from, to) {
			await backup(from, to);
			harm(to);
		},
	});
	await expect(making).rejects.toThrow(
		/^The copy in BACKUP_TO .+ Check the disk of this folder\.$/,
	);
	expect(readdirSync(folder)).toEqual([]);
});

test("a backup is made at the start and then every hour, and its age is known", async () => {
	const service = testService();
	const folder = tempFolder();
	await store(service);
	const backups = start(service, folder);
	await backups.settled();
	expect(readdirSync(folder)).toEqual(["enquiries-2026-11-02T09-00-00Z.db"]);
	await backups.pass(59 * MINUTE_MS);
	expect(backups.state()).toEqual({ ageSeconds: 59 * 60, verified: true });
	expect(readdirSync(folder)).toHaveLength(1);
	await backups.pass(2 * HOUR_MS);
	expect(readdirSync(folder)).toEqual([
		"enquiries-2026-11-02T09-00-00Z.db",
		"enquiries-2026-11-02T10-00-00Z.db",
		"enquiries-2026-11-02T11-00-00Z.db",
	]);
});

test("a restart makes no backup if the newest one is recent, and one at once if it is not", async () => {
	const service = testService();
	const folder = tempFolder();
	const first = start(service, folder);
	await first.settled();
	await first.stop();
	vi.setSystemTime(START + 30 * MINUTE_MS);
	const second = start(service, folder);
	await second.settled();
	await second.stop();
	expect(second.state()).toEqual({ ageSeconds: 30 * 60, verified: true });
	expect(readdirSync(folder)).toHaveLength(1);
	vi.setSystemTime(START + 3 * HOUR_MS);
	const third = start(service, folder);
	await third.settled();
	expect(readdirSync(folder)).toHaveLength(2);
});

test("a folder that is missing or lost is named, and the next backup works again", async () => {
	const service = testService();
	const folder = join(tempFolder(), "disk");
	const backups = start(service, folder);
	await backups.settled();
	expect(backups.named("backup.failed")).toMatchObject([
		{ error: `BACKUP_TO ${folder} is not a folder. Make the folder or mount the disk.` },
	]);
	expect(existsSync(folder)).toBe(false);
	mkdirSync(folder);
	await backups.pass(6 * MINUTE_MS);
	expect(backups.state()).toMatchObject({ verified: true });
});

test.skipIf(!canMount())("a full disk is named, and leaves no half copy", async () => {
	const service = testService();
	await addBacklog(service.database, 5_000, START);
	const folder = tempFolder();
	mountSmallDisk(folder, 1);
	const making = backUp({ path: service.path, folder, now: START });
	await expect(making).rejects.toThrow(
		`The disk is full. Free space on the disk of BACKUP_TO ${folder}.`,
	);
	expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(!canMount())("a folder that is not writable is named", async () => {
	const service = testService();
	const folder = tempFolder();
	mountSmallDisk(folder, 1);
	execFileSync("mount", ["-o", "remount,ro", folder]);
	await expect(backUp({ path: service.path, folder, now: START })).rejects.toThrow(
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
	const age = ({ time }: { time: number }) => START - time;
	expect(kept.filter((copy) => age(copy) <= 48 * HOUR_MS)).toHaveLength(49);
	const daily = kept.filter((copy) => age(copy) > 48 * HOUR_MS);
	expect(daily).toHaveLength(12);
	expect(daily.every(({ time }) => new Date(time).getUTCHours() === 23)).toBe(true);
	expect(outdatedCopies(copies.slice(0, 1), START)).toEqual([]);
});

test("what a killed backup has left never counts, and is deleted an hour later", async () => {
	const service = testService();
	const folder = tempFolder();
	for (const name of ["unfinished-old", "unfinished-new"]) {
		mkdirSync(join(folder, name));
		await backup(service.file, join(folder, name, "copy.db"));
	}
	utimesSync(join(folder, "unfinished-old"), START / 1000 - 3700, START / 1000 - 3700);
	utimesSync(join(folder, "unfinished-new"), START / 1000, START / 1000);
	expect(await listCopies(folder)).toEqual([]);
	const backups = start(service, folder);
	await backups.settled();
	expect(readdirSync(folder)).toEqual([copyName(START), "unfinished-new"]);
});
