import { expect, test } from "vitest";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { storedRecords } from "../../service/support/run-command.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { freePort } from "../../support/free-port.ts";
import { startLoad } from "../load.ts";
import { allMailed, tally } from "../tally.ts";

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
		await load.more(5);
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
	await first.enquire(ada);
	await eventually(() => sink.offered).toBe(1);
	const stopping = Date.now();
	const { stderr, code } = await first.end("SIGTERM");
	expect(code).toBe(0);
	// Below systemd's TimeoutStopSec in deploy/website.service, after which it kills the service.
	expect(Date.now() - stopping).toBeLessThan(30_000);
	const [, next = ""] = /"event":"mail.failed".*"nextTry":"([^"]+)"/.exec(stderr) ?? [];
	expect(Date.parse(next) - stopping).toBeGreaterThanOrEqual(10 * 60_000);
});
