import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { damagePages } from "../support/back-up.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, askHealth, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

/** Checks that the pages work and the form refuses. */
async function expectNoStore(service: InProcess, reason: RegExp): Promise<void> {
	expect((await fetch(service.address)).status).toBe(200);
	const sentence = words.refusals.unavailable;
	const refused = await service.send(multipart(ada));
	expect([refused.status, await refused.text()]).toEqual([503, sentence]);
	const page = await service.send(urlEncoded(ada));
	expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
	expect(await page.json()).toMatchObject({ sentence, typed: ada });
	const health = await fetch(askHealth(service.address));
	expect([health.status, await health.json()]).toEqual([
		503,
		{ status: "down", ok: false, reason: expect.stringMatching(reason) },
	]);
}

/** Checks that the form works again without a restart, and that the log has each reason once. */
async function expectRecovery(service: InProcess, reason: RegExp): Promise<void> {
	await eventually(() => service.enquire(ada)).toBe(200);
	const alerts = service.events
		.filter(({ level }) => level === "alert")
		.map(({ event, error }) => `${event}: ${error}`);
	expect(alerts.find((alert) => alert.startsWith("store.unavailable"))).toMatch(reason);
	expect(new Set(alerts).size).toBe(alerts.length);
	expect(service.events.filter(({ event }) => event === "store.opened")).toHaveLength(1);
}

const DAMAGED =
	/\/enquiries\.db is damaged\. Stop the service, move the file .+ run npm run enquiries -- restore <backup file>, and start the service\.$/;

/** What damages a database file, and may return what puts it right. */
type Damage = [what: string, reason: RegExp, damage: (file: string) => undefined | (() => void)];

const fullDisk: Damage = [
	"a full disk",
	/The disk is full\. Free space on the disk of \S+\/data\./,
	(file) => {
		const folder = dirname(file);
		mountSmallDisk(folder, 1);
		copyFileSync(join(folder, "../good.db"), file);
		const other = join(folder, "other-program");
		expect(() => writeFileSync(other, Buffer.alloc(2 ** 20))).toThrow("ENOSPC");
		return () => rmSync(other);
	},
];

const damages: Damage[] = [
	...(canMount() ? [fullDisk] : []),
	[
		"a file instead of the data folder",
		/\/data is not a folder\. Remove the file in its place, or set DATA_DIR/,
		(file) => {
			const folder = dirname(file);
			renameSync(folder, `${folder}-moved`);
			writeFileSync(folder, "");
			return () => {
				rmSync(folder);
				renameSync(`${folder}-moved`, folder);
			};
		},
	],
	[
		"a file that another program has locked",
		/\/enquiries\.db is locked\. End the other program that uses it\./,
		(file) => {
			const other = new DatabaseSync(file);
			onTestFinished(() => other.close());
			other.exec("BEGIN IMMEDIATE");
			return () => other.exec("ROLLBACK");
		},
	],
	["a file that is no database", DAMAGED, (file) => void writeFileSync(file, "text ".repeat(99))],
	["a file with damaged pages", DAMAGED, (file) => void damagePages(file)],
	[
		"a file of 0 bytes with a log, which may have enquiries",
		DAMAGED,
		(file) => {
			writeFileSync(file, "");
			writeFileSync(`${file}-wal`, Buffer.alloc(8_192, "x"));
			return undefined;
		},
	],
];

test.each(damages)("%s: the form refuses, and recovers", async (_, reason, damage) => {
	const before = await startInProcess(WITHOUT_MAIL);
	expect(await before.enquire({ ...ada, message: "m".repeat(9_000) })).toBe(200);
	await before.stop();
	const file = join(before.cwd, "data/enquiries.db");
	const good = join(before.cwd, "good.db");
	copyFileSync(file, good);
	const repair = damage(file) ?? (() => renameSync(good, file));
	const read = () => [file, `${file}-wal`].map((path) => existsSync(path) && readFileSync(path));
	const found = reason === DAMAGED && read();

	const sink = await testSink();
	const service = await startInProcess({ SMTP_URL: sink.url }, before.cwd);
	await expectNoStore(service, reason);
	// It has not been written to.
	if (found) expect(read()).toEqual(found);
	repair();
	await sink.waitForMails(1);
	await expectRecovery(service, reason);
});

test("of two services that start on a folder they cannot use, one has the store later", async () => {
	const cwd = siteFolder();
	writeFileSync(join(cwd, "data"), "");
	const services = [
		await startInProcess(WITHOUT_MAIL, cwd),
		await startInProcess(WITHOUT_MAIL, cwd),
	];
	rmSync(join(cwd, "data"));
	const reasons = () =>
		Promise.all(services.map(async ({ health }) => (await health()).reason ?? ""));
	const inUse = expect.stringMatching(/^DATA_DIR \S+ is in use by another process\. Stop that/);
	await eventually(async () => (await reasons()).sort()).toEqual(["", inUse]);
	const statuses = await Promise.all(services.map(({ enquire }) => enquire(ada)));
	expect(statuses.toSorted()).toEqual([200, 503]);
	const [has, waits] = statuses[0] === 200 ? services : services.toReversed();
	await has?.stop();
	await eventually(async () => waits?.enquire(ada)).toBe(200);
});

describeOnPostgres("without PostgreSQL", (server) => {
	test("the pages come up, and the form works and waiting mails go out once it is there", async () => {
		const DATABASE_URL = await server().database();
		const before = await startInProcess({ ...WITHOUT_MAIL, DATABASE_URL });
		expect(await before.enquire(ada)).toBe(200);
		await before.stop();
		await server().kill();

		const sink = await testSink();
		const reason = /DATABASE_URL cannot be used: postgres:\/\/\S+: .+ Check that the database runs/;
		const service = await startInProcess({ DATABASE_URL, SMTP_URL: sink.url });
		await expectNoStore(service, reason);
		await server().start();
		await sink.waitForMails(1, 60_000);
		await expectRecovery(service, reason);
		await sink.waitForMails(2, 60_000);
	}, 120_000);
});
