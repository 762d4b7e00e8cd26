import { expect, onTestFinished, test } from "vitest";
import { describeOnPostgres } from "../../service/support/each-engine.ts";
import { ada } from "../../service/support/enquiry-requests.ts";
import { startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { allMailed } from "../tally.ts";

/** More than 45 s for a send and 120 s for a lease, which used to be the limits. */
const LATE_MS = 130_000;

describeOnPostgres("late answers", (server) => {
	test("two processes send one copy to a mail server that answers after 25 and after 130 seconds", {
		timeout: 300_000,
	}, async () => {
		const cwd = siteFolder();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		sink.replyNext({ acceptAfterMs: 25_000 }, { acceptAfterMs: LATE_MS });
		const DATABASE_URL = await server().database();
		const env = { DATABASE_URL, SMTP_URL: sink.url, RETRY_BASE_MS: "100" };
		const [one] = await Promise.all([1, 2].map(() => startServiceProcess(cwd, env)));
		await one?.enquire({ ...ada, message: "No. 1." });
		await one?.enquire({ ...ada, message: "No. 2." });
		await allMailed(cwd, env, 2 * LATE_MS);
		expect(sink.offered).toBe(2);
		expect(sink.mails).toHaveLength(2);
	});
});
