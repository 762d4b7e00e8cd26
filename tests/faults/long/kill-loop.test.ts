import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../service/support/eventually.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { storedRecords } from "../../service/support/stored-records.ts";
import { freePort } from "../../support/free-port.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { startLoad } from "../load.ts";
import { allMailed, tally } from "../tally.ts";

const KILLS = 20;

test(`no acknowledged enquiry is lost in ${KILLS} kills under load`, {
	timeout: 300_000,
}, async () => {
	const cwd = siteFolder();
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
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
