import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { storedRecords } from "../../service/support/run-command.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { freePort } from "../../support/free-port.ts";
import { startSmtpSink, TRUST_TEST_CERTIFICATE } from "../../support/smtp-sink.ts";
import { startLoad } from "../load.ts";
import { allMailed, tally } from "../tally.ts";

const portOf = (url: string) => Number(new URL(url).port);

test("no mail is lost when the mail server is down, rejects mails or logins, or drops connections", async () => {
	const cwd = siteFolder();
	const first = await startSmtpSink();
	const port = portOf(first.url);
	await first.close();
	const env = {
		SMTP_URL: `smtp://user:secret@127.0.0.1:${port}?${TRUST_TEST_CERTIFICATE}`,
		RETRY_BASE_MS: "30",
	};
	const service = await startServiceProcess(cwd, env);
	const load = startLoad([service.address], { visitors: 2, restMs: 30 });
	await eventually(() => load.acknowledged.size).toBeGreaterThan(20);

	const strict = await startSmtpSink({ port, refuseLogin: true });
	await eventually(() => service.stderr).toContain("mail.login-failed");
	await load.stop();
	await strict.close();

	const sink = await startSmtpSink({ port, startTls: true });
	onTestFinished(() => sink.close());
	sink.replyNext(451, "drop", 550, 421, 452, "drop", 552, 451, "drop", 550);
	await eventually(() => sink.offered).toBeGreaterThan(10);
	const waiting = async () =>
		(await storedRecords(cwd)).filter(({ mail }) => mail === "pending").length;
	await eventually(waiting).toBe(0);
	const stopped = (await storedRecords(cwd)).filter(({ mail }) => mail === "stopped");
	expect(stopped.length).toBe(3);
	// Stopped mails are sent after a restart.
	await service.end("SIGTERM");
	await startServiceProcess(cwd, env);
	await allMailed(cwd);
	tally("mail server down, 451, 550, 535, drop", load.acknowledged, await storedRecords(cwd), sink);
});

test("no acknowledged enquiry is lost while another program locks the database", async () => {
	const cwd = siteFolder();
	const env = { SMTP_URL: "smtp://127.0.0.1:1", RETRY_BASE_MS: "1000" };
	const service = await startServiceProcess(cwd, env);
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

const KILLS = 20;

test(`no acknowledged enquiry is lost in ${KILLS} kills under load`, {
	timeout: 300_000,
}, async () => {
	const cwd = siteFolder();
	const sink = await testSink();
	const port = await freePort();
	const env = { SMTP_URL: sink.url, PORT: String(port), RETRY_BASE_MS: "100" };
	const load = startLoad([`http://127.0.0.1:${port}`], { restMs: 5 });
	for (let kill = 0; kill < KILLS; kill++) {
		const service = await startServiceProcess(cwd, env);
		const before = load.acknowledged.size;
		await eventually(() => load.acknowledged.size).toBeGreaterThan(before + 4);
		// Kill at a random moment during the next requests.
		await new Promise((next) => setTimeout(next, Math.random() * 60));
		await service.end("SIGKILL");
	}
	await startServiceProcess(cwd, env);
	await load.stop();
	await allMailed(cwd);
	expect(load.outcomes.get("no response")).toBeGreaterThan(KILLS);
	tally(`kill -9, ${KILLS} times`, load.acknowledged, await storedRecords(cwd), sink, KILLS);
});

test("a mail whose answer a stopping service does not wait for is not sent again at once", async () => {
	const cwd = siteFolder();
	const sink = await testSink();
	sink.replyNext("hang");
	const env = { SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
	const first = await startServiceProcess(cwd, env);
	await first.enquire({ ...ada, message: "No. 1." });
	await eventually(() => sink.offered).toBe(1);
	const stopping = Date.now();
	const { stderr, code } = await first.end("SIGTERM");
	expect(code).toBe(0);
	// Below systemd's TimeoutStopSec in deploy/website.service, after which it kills the service.
	expect(Date.now() - stopping).toBeLessThan(30_000);
	const lines = stderr.trim().split("\n");
	const failed = lines.map((line) => JSON.parse(line)).find(({ event }) => event === "mail.failed");
	expect(Date.parse(failed?.nextTry) - stopping).toBeGreaterThanOrEqual(10 * 60_000);

	const second = await startServiceProcess(cwd, env);
	await second.enquire({ ...ada, message: "No. 2." });
	// Sent after everything that was due before.
	await sink.waitForMails(1);
	expect(sink.offered).toBe(2);
	expect((await storedRecords(cwd)).map(({ mail }) => mail)).toEqual([
		"pending",
		expect.anything(),
	]);
});
