import { expect, onTestFinished, test } from "vitest";
import { startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { startLoad } from "./load.ts";
import { allMailed, storedRecords, tally } from "./tally.ts";

const portOf = (url: string) => Number(new URL(url).port);

test("the mail server is down, refuses now and for good, refuses the login, drops after the dot", async () => {
	const cwd = siteFolder();
	const first = await startSmtpSink();
	const port = portOf(first.url);
	await first.close();
	const env = { SMTP_URL: `smtp://user:secret@127.0.0.1:${port}`, RETRY_BASE_MS: "30" };
	const service = await startServiceProcess(cwd, env);
	const load = startLoad([service.address], { visitors: 2, restMs: 30 });
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(20);

	const strict = await startSmtpSink({ port, refuseLogin: true });
	await expect.poll(() => service.stderr, { timeout: 5_000 }).toContain("mail.login-failed");
	await load.stop();
	await strict.close();

	const sink = await startSmtpSink({ port });
	onTestFinished(() => sink.close());
	sink.answerNext(451, "drop", 550, 421, 452, "drop", 552, 451, "drop", 550);
	await expect.poll(() => sink.offered, { timeout: 10_000 }).toBeGreaterThan(10);
	const waiting = async () =>
		(await storedRecords(cwd)).filter(({ mail }) => mail === "pending").length;
	await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
	const stopped = (await storedRecords(cwd)).filter(({ mail }) => mail === "stopped");
	expect(stopped.length).toBe(3);
	// Refused for good: they wait for the owner, and go out with the next start.
	await service.end("SIGTERM");
	await startServiceProcess(cwd, env);
	await allMailed(cwd);
	tally("mail server down, 451, 550, 535, drop", load.acknowledged, await storedRecords(cwd), sink);
});

test("two processes on one store, and one of them is killed", async () => {
	const cwd = siteFolder();
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const env = { SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
	const killed = await startServiceProcess(cwd, env);
	const other = await startServiceProcess(cwd, env);
	const load = startLoad([killed.address, other.address], { restMs: 5 });
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(60);
	await killed.end("SIGKILL");
	await expect.poll(() => load.acknowledged.size, { timeout: 10_000 }).toBeGreaterThan(90);
	await load.stop();
	// What the dead one held is taken over at a start.
	await startServiceProcess(cwd, env);
	await allMailed(cwd);
	tally("two processes on one store", load.acknowledged, await storedRecords(cwd), sink);
});
