import { expect, onTestFinished, test } from "vitest";
import { describeOnPostgres } from "../service/support/each-engine.ts";
import { ada } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";
import { endLeases } from "./tally.ts";

async function startSink(): Promise<SmtpSink> {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	return sink;
}

test("after kill -9 during a send, the next start sends the mail without waiting for the lease", async () => {
	const cwd = siteFolder();
	const sink = await startSink();
	sink.replyNext("hang");
	const env = { SMTP_URL: sink.url };
	const killed = await startServiceProcess(cwd, env);
	await killed.enquire(ada);
	await eventually(() => sink.offered).toBe(1);
	await killed.end("SIGKILL");

	await startServiceProcess(cwd, env);
	await sink.waitForMails(1);
	expect(sink.offered).toBe(2);
});

describeOnPostgres("leases of several processes", (server) => {
	test("a process sends the mail of another one only after its lease", async () => {
		const cwd = siteFolder();
		const sink = await startSink();
		sink.replyNext("hang");
		const env = { DATABASE_URL: await server().database(), SMTP_URL: sink.url };
		const sending = await startServiceProcess(cwd, env);
		await sending.enquire({ ...ada, message: "No. 1." });
		await eventually(() => sink.offered).toBe(1);

		const second = await startServiceProcess(cwd, env);
		await second.enquire({ ...ada, message: "No. 2." });
		const [mail] = await sink.waitForMails(1);
		expect(mail?.text).toContain("No. 2.");
		expect(sink.offered).toBe(2);

		await sending.end("SIGKILL");
		await endLeases(server(), env.DATABASE_URL);
		await second.enquire({ ...ada, message: "No. 3." });
		const mails = await sink.waitForMails(3);
		expect(mails.map(({ text = "" }) => /No\. \d/.exec(text)?.[0]).sort()).toEqual([
			"No. 1",
			"No. 2",
			"No. 3",
		]);
	});
});
