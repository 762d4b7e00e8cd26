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
import { privacySettings } from "#shared/privacy-settings.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnPostgres } from "../support/each-engine.ts";
import { ada, askHealth, json, multipart, urlEncoded } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import {
	AS_NOBODY,
	canRunAsNobody,
	runToEnd,
	type ServiceProcess,
	startServiceProcess,
} from "../support/service-process.ts";
import { changeSiteBuild, refusedIn, siteFolder } from "../support/site-folder.ts";
import { canMount, mountSmallDisk } from "../support/small-disk.ts";

/** Nothing listens on port 1, so mails stay pending. */
const WITHOUT_MAIL = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };

/** Creates a small site whose privacy notice is right with a mail server. */
function siteWithMail(): string {
	const cwd = siteFolder();
	changeSiteBuild(cwd, { privacySettings: privacySettings(WITHOUT_MAIL) });
	return cwd;
}

async function send(service: ServiceProcess, request: Request): Promise<Response> {
	return fetch(service.address + new URL(request.url).pathname, {
		method: "POST",
		redirect: "manual",
		headers: request.headers,
		body: await request.arrayBuffer(),
	});
}

const eventsOf = (service: ServiceProcess): Record<string, string>[] =>
	service.stderr
		.split("\n")
		.filter(Boolean)
		.map((line) => JSON.parse(line));

const alertsOf = (service: ServiceProcess): string[] =>
	eventsOf(service)
		.filter(({ level }) => level === "alert")
		.map(({ event, error }) => `${event}: ${error}`);

/** Starts the service without its store, and checks that the pages work and the form refuses. */
async function startWithoutStore(
	cwd: string,
	reason: RegExp,
	env: Record<string, string> = WITHOUT_MAIL,
	under: string[] = [],
): Promise<ServiceProcess> {
	const service = await startServiceProcess(cwd, env, undefined, { under });
	expect((await fetch(service.address)).status).toBe(200);
	const sentence = words.refusals.unavailable;
	for (const request of [multipart(ada), json(ada)]) {
		const refused = await send(service, request);
		expect([refused.status, await refused.text()]).toEqual([503, sentence]);
		expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
	}
	const page = await send(service, urlEncoded(ada));
	expect([page.status, page.headers.get("retry-after")]).toEqual([503, "10"]);
	expect(refusedIn(await page.text())).toMatchObject({ sentence, typed: ada });
	const health = await fetch(askHealth(service.address));
	expect(health.status).toBe(503);
	expect(await health.json()).toEqual({
		status: "down",
		ok: false,
		reason: expect.stringMatching(reason),
	});
	return service;
}

/** Checks that the form works again without a restart, and that the log has each reason once. */
async function expectRecovery(service: ServiceProcess, reason: RegExp): Promise<void> {
	await eventually(async () => (await send(service, multipart(ada))).status).toBe(200);
	// The refused enquiries count for a minute.
	const health = await (await fetch(askHealth(service.address))).json();
	expect(health).toMatchObject({ pending: expect.any(Number), notStored: expect.any(Number) });
	const alerts = alertsOf(service);
	expect(alerts[0]).toMatch(new RegExp(`^store.unavailable: ${reason.source}`));
	expect(new Set(alerts).size).toBe(alerts.length);
	expect(eventsOf(service).filter(({ event }) => event === "store.opened")).toHaveLength(1);
}

describe("without the store the pages come up, the form refuses, and it recovers without a restart", () => {
	test("a damaged file that is put right: the waiting mail goes out", async () => {
		const cwd = siteWithMail();
		const before = await startServiceProcess(cwd, WITHOUT_MAIL);
		expect((await send(before, multipart(ada))).status).toBe(200);
		await before.end("SIGTERM");
		const file = join(cwd, "data/enquiries.db");
		renameSync(file, join(cwd, "good.db"));
		writeFileSync(file, "this is not a database, but it is long enough to be one".repeat(20));

		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const reason = new RegExp(
			`${file} is damaged\\. Stop the service, move the file .+ run npm run enquiries -- restore <backup file>, and start the service\\.$`,
		);
		const service = await startWithoutStore(cwd, reason, { SMTP_URL: sink.url });
		renameSync(join(cwd, "good.db"), file);
		await sink.waitForMails(1);
		await expectRecovery(service, reason);
	});

	test("a file with an overwritten page in the middle is not written to", async () => {
		const cwd = siteWithMail();
		const before = await startServiceProcess(cwd, WITHOUT_MAIL);
		for (let i = 0; i < 20; i++) {
			await send(before, multipart({ ...ada, message: `${i} ${"m".repeat(3_000)}` }));
		}
		await before.end("SIGTERM");
		const path = join(cwd, "data/enquiries.db");
		const file = openSync(path, "r+");
		writeSync(
			file,
			Buffer.alloc(4096, "x"),
			0,
			4096,
			Math.floor(statSync(path).size / 8192) * 4096,
		);
		closeSync(file);
		const { mtimeMs } = statSync(path);
		await startWithoutStore(cwd, /enquiries\.db is damaged\./);
		expect(statSync(path).mtimeMs).toBe(mtimeMs);
		const status = await runToEnd("cli.ts", ["retry"], cwd);
		expect(status).toMatchObject({ code: 1, stderr: expect.stringMatching(/ is damaged\..+\n$/) });
	});

	test("a file instead of the data folder", async () => {
		const cwd = siteWithMail();
		writeFileSync(join(cwd, "data"), "");
		const reason = /\S+\/data is not a folder\. Remove the file in its place, or set DATA_DIR/;
		const service = await startWithoutStore(cwd, reason);
		rmSync(join(cwd, "data"));
		await expectRecovery(service, reason);
	});

	test("a folder instead of the file", async () => {
		const cwd = siteWithMail();
		mkdirSync(join(cwd, "data/enquiries.db"), { recursive: true });
		const reason = /\S+\/enquiries\.db is a folder\. Move it away/;
		const service = await startWithoutStore(cwd, reason);
		rmSync(join(cwd, "data/enquiries.db"), { recursive: true });
		await expectRecovery(service, reason);
	});

	test("a file that another program has locked", async () => {
		const cwd = siteWithMail();
		await (await startServiceProcess(cwd, WITHOUT_MAIL)).end("SIGTERM");
		const other = new DatabaseSync(join(cwd, "data/enquiries.db"));
		onTestFinished(() => other.close());
		other.exec("BEGIN IMMEDIATE");
		const reason = /\S+\/enquiries\.db is locked\. End the other program that uses it\./;
		const service = await startWithoutStore(cwd, reason);
		other.exec("ROLLBACK");
		await expectRecovery(service, reason);
	});

	test.skipIf(!canRunAsNobody())("a folder that the service may not write to", async () => {
		const cwd = siteWithMail();
		chmodSync(cwd, 0o755);
		mkdirSync(join(cwd, "data"), { mode: 0o755 });
		const reason = /The service may not write to \S+\/data\/enquiries\.db\. Give its user/;
		const service = await startWithoutStore(cwd, reason, WITHOUT_MAIL, AS_NOBODY);
		chownSync(join(cwd, "data"), 65534, 65534);
		await expectRecovery(service, reason);
	});

	test.skipIf(!canMount())("a disk that became full before kill -9", async () => {
		const cwd = siteWithMail();
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
		expect((await send(before, multipart(ada))).status).toBe(200);
		fill();
		for (let status = 200; status === 200; ) {
			const large = multipart({ ...ada, message: "m".repeat(9_000) });
			status = (await send(before, large)).status;
		}
		await before.end("SIGKILL");
		// SQLite makes this file again, which needs space.
		rmSync(join(data, "enquiries.db-shm"));
		fill();

		const reason = /The disk is full\. Free space on the disk of \S+\/data\./;
		const service = await startWithoutStore(cwd, reason);
		rmSync(join(data, "other-program"));
		await expectRecovery(service, reason);
		const { stdout } = await runToEnd("cli.ts", ["list", "--json"], cwd);
		expect(JSON.parse(stdout)[0]).toMatchObject({ message: ada.message });
	});
});

describeOnPostgres("without PostgreSQL", (server) => {
	test("the pages come up, and the form works and waiting mails go out once it is there", async () => {
		const url = await server().database();
		const before = await startServiceProcess(siteWithMail(), {
			...WITHOUT_MAIL,
			DATABASE_URL: url,
		});
		expect((await send(before, multipart(ada))).status).toBe(200);
		await before.end("SIGTERM");
		await server().kill();

		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const reason = /DATABASE_URL cannot be used: postgres:\/\/\S+: .+ Check that the database runs/;
		const env = { DATABASE_URL: url, SMTP_URL: sink.url };
		const service = await startWithoutStore(siteWithMail(), reason, env);
		expect(service.stdout).toContain(`Enquiries: postgres://127.0.0.1:${server().port}/`);
		expect((await service.end("SIGTERM")).code).toBe(0);

		const second = await startWithoutStore(siteWithMail(), reason, env);
		await server().start();
		await sink.waitForMails(1, 60_000);
		await expectRecovery(second, reason);
		await sink.waitForMails(2, 60_000);
	}, 120_000);
});

describe("a store that is new although its folder is not", () => {
	const warnings = (service: ServiceProcess) =>
		eventsOf(service)
			.filter(({ event }) => event === "store.empty")
			.map(({ warning }) => warning);

	test("a new folder is no reason for an alert", async () => {
		const service = await startServiceProcess(siteFolder());
		expect(warnings(service)).toEqual([]);
	});

	test("a file of 0 bytes next to mails: an alert says so", async () => {
		const cwd = siteFolder();
		mkdirSync(join(cwd, "data/mails"), { recursive: true });
		writeFileSync(join(cwd, "data/enquiries.db"), "");
		const service = await startServiceProcess(cwd);
		expect(warnings(service)).toEqual([
			"It is empty, but its folder has enquiries.db, mails. If there should be enquiries, run npm run enquiries -- restore <backup file>.",
		]);
		expect(await service.enquire(ada)).toBe(200);
	});

	test("a file of 0 bytes with a log: the log, which may have enquiries, stays", async () => {
		const cwd = siteWithMail();
		const before = await startServiceProcess(cwd, WITHOUT_MAIL);
		expect(await before.enquire(ada)).toBe(200);
		await before.end("SIGKILL");
		writeFileSync(join(cwd, "data/enquiries.db"), "");
		const { size } = statSync(join(cwd, "data/enquiries.db-wal"));
		await startWithoutStore(cwd, /enquiries\.db is damaged\./);
		expect(statSync(join(cwd, "data/enquiries.db-wal")).size).toBe(size);
	});
});
