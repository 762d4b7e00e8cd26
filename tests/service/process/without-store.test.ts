import {
	chmodSync,
	chownSync,
	closeSync,
	mkdirSync,
	openSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, askHealth, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import {
	AS_NOBODY,
	type Client,
	canRunAsNobody,
	startServiceProcess,
} from "../support/service-process.ts";
import { refusedIn, siteFolder } from "../support/site-folder.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

type Service = Client & { readonly stderr: string };

const eventsOf = ({ stderr }: Service): Record<string, string>[] =>
	stderr
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));

/** Checks that the pages work and the form refuses. */
async function expectNoStore<S extends Service>(service: S, reason: RegExp): Promise<S> {
	expect((await fetch(service.address)).status).toBe(200);
	const sentence = words.refusals.unavailable;
	const refused = await service.send(multipart(ada));
	expect([refused.status, await refused.text()]).toEqual([503, sentence]);
	const page = await service.send(urlEncoded(ada));
	expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
	expect(refusedIn(await page.text())).toMatchObject({ sentence, typed: ada });
	const health = await fetch(askHealth(service.address));
	expect([health.status, await health.json()]).toEqual([
		503,
		{ status: "down", ok: false, reason: expect.stringMatching(reason) },
	]);
	return service;
}

/** Checks that the form works again without a restart, and that the log has each reason once. */
async function expectRecovery(service: Service, reason: RegExp): Promise<void> {
	await eventually(() => service.enquire(ada)).toBe(200);
	const alerts = eventsOf(service)
		.filter(({ level }) => level === "alert")
		.map(({ event, error }) => `${event}: ${error}`);
	const about = alerts.filter((alert) => alert.startsWith("store.unavailable"));
	expect(about[0]).toMatch(reason);
	expect(new Set(alerts).size).toBe(alerts.length);
	expect(eventsOf(service).filter(({ event }) => event === "store.opened")).toHaveLength(1);
}

describe("without the store the pages come up, the form refuses, and it recovers without a restart", () => {
	/** Damages a database, and returns what puts it right. */
	const damages: Record<string, [reason: RegExp, damage: (data: string) => () => void]> = {
		"a file instead of the data folder": [
			/\/data is not a folder\. Remove the file in its place, or set DATA_DIR/,
			(data) => {
				writeFileSync(data, "");
				return () => rmSync(data);
			},
		],
		"a file that another program has locked": [
			/\/enquiries\.db is locked\. End the other program that uses it\./,
			(data) => {
				mkdirSync(data);
				const other = new DatabaseSync(join(data, "enquiries.db"));
				onTestFinished(() => other.close());
				other.exec("PRAGMA journal_mode = WAL; BEGIN IMMEDIATE");
				return () => other.exec("ROLLBACK");
			},
		],
	};

	test.each(Object.entries(damages))("%s", async (_, [reason, damage]) => {
		const cwd = siteFolder();
		const repair = damage(join(cwd, "data"));
		const service = await expectNoStore(await startInProcess(WITHOUT_MAIL, cwd), reason);
		repair();
		await expectRecovery(service, reason);
	});

	test("a damaged file that is put right: the waiting mail goes out", async () => {
		const before = await startInProcess(WITHOUT_MAIL);
		expect(await before.enquire(ada)).toBe(200);
		await before.stop();
		const file = join(before.cwd, "data/enquiries.db");
		renameSync(file, join(before.cwd, "good.db"));
		writeFileSync(file, "this is not a database, but it is long enough to be one".repeat(20));
		const sink = await testSink();
		const reason = new RegExp(
			`${file} is damaged\\. Stop the service, move the file .+ run npm run enquiries -- restore <backup file>, and start the service\\.$`,
		);
		const started = await startInProcess({ SMTP_URL: sink.url }, before.cwd);
		const service = await expectNoStore(started, reason);
		renameSync(join(before.cwd, "good.db"), file);
		await sink.waitForMails(1);
		await expectRecovery(service, reason);
	});

	test("a file with a damaged page is not written to", async () => {
		const before = await startInProcess(WITHOUT_MAIL);
		for (let i = 0; i < 20; i++)
			await before.enquire({ ...ada, message: `${i} ${"m".repeat(3_000)}` });
		await before.stop();
		const path = join(before.cwd, "data/enquiries.db");
		const file = openSync(path, "r+");
		const middle = Math.floor(statSync(path).size / 8192) * 4096;
		writeSync(file, Buffer.alloc(4096, "x"), 0, 4096, middle);
		closeSync(file);
		const { mtimeMs } = statSync(path);
		const service = await startInProcess(WITHOUT_MAIL, before.cwd);
		await expectNoStore(service, /enquiries\.db is damaged\./);
		expect(statSync(path).mtimeMs).toBe(mtimeMs);
		const retry = await service.run("retry");
		expect(retry).toMatchObject({ code: 1, stderr: expect.stringMatching(/ is damaged\..+\n$/) });
	});

	test.skipIf(!canRunAsNobody())(
		"a folder that the service may not write to",
		{ tags: ["release"] },
		async () => {
			const cwd = siteFolder();
			chmodSync(cwd, 0o755);
			mkdirSync(join(cwd, "data"), { mode: 0o755 });
			const reason = /The service may not write to \S+\/data\/enquiries\.db\. Give its user/;
			const under = AS_NOBODY;
			const service = await startServiceProcess(cwd, WITHOUT_MAIL, undefined, { under });
			await expectNoStore(service, reason);
			chownSync(join(cwd, "data"), 65534, 65534);
			await expectRecovery(service, reason);
		},
	);

	test.skipIf(!canMount())(
		"a disk that became full before kill -9",
		{ tags: ["release"] },
		async () => {
			const cwd = siteFolder();
			const data = join(cwd, "data");
			mkdirSync(data);
			mountSmallDisk(data, 2);
			const fill = () => {
				const file = openSync(join(data, "other-program"), "a");
				try {
					for (;;) writeSync(file, Buffer.alloc(4096));
				} catch {
					closeSync(file);
				}
			};
			const before = await startServiceProcess(cwd, WITHOUT_MAIL);
			expect(await before.enquire(ada)).toBe(200);
			fill();
			const large = { ...ada, message: "m".repeat(9_000) };
			while ((await before.enquire(large)) === 200);
			await before.end("SIGKILL");
			// SQLite makes this file again, which needs space.
			rmSync(join(data, "enquiries.db-shm"));
			fill();

			const reason = /The disk is full\. Free space on the disk of \S+\/data\./;
			const service = await startInProcess(WITHOUT_MAIL, cwd);
			await expectNoStore(service, reason);
			rmSync(join(data, "other-program"));
			await expectRecovery(service, reason);
			expect((await service.records())[0]).toMatchObject({ message: ada.message });
		},
	);
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
		const env = { DATABASE_URL, SMTP_URL: sink.url };
		const process = await startServiceProcess(siteFolder(), env);
		await expectNoStore(process, reason);
		expect(process.stdout).toContain(`Enquiries: postgres://127.0.0.1:${server().port}/`);
		expect((await process.end("SIGTERM")).code).toBe(0);

		const service = await expectNoStore(await startInProcess(env), reason);
		await server().start();
		await sink.waitForMails(1, 60_000);
		await expectRecovery(service, reason);
		await sink.waitForMails(2, 60_000);
	}, 120_000);
});

test("a file of 0 bytes with a log: the log, which may have enquiries, stays", async () => {
	const cwd = siteFolder();
	const before = await startInProcess(WITHOUT_MAIL, cwd);
	expect(await before.enquire(ada)).toBe(200);
	await before.stop();
	writeFileSync(join(cwd, "data/enquiries.db"), "");
	writeFileSync(join(cwd, "data/enquiries.db-wal"), Buffer.alloc(8_192, "x"));
	await expectNoStore(await startInProcess(WITHOUT_MAIL, cwd), /enquiries\.db is damaged\./);
	expect(statSync(join(cwd, "data/enquiries.db-wal")).size).toBe(8_192);
});
