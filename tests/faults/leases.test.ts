import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEachEngine, describeOnPostgres } from "../service/support/each-engine.ts";
import { ada } from "../service/support/enquiry-requests.ts";
import { eventually } from "../service/support/eventually.ts";
import { startServiceProcess } from "../service/support/service-process.ts";
import { siteFolder } from "../service/support/site-folder.ts";
import { type SmtpSink, startSmtpSink } from "../support/smtp-sink.ts";

/** Runs a program with process id 1 and the name of this machine, as containers can. */
const AS_PROCESS_1 = ["unshare", "--pid", "--fork", "--kill-child"];
const canUnshare = spawnSync("unshare", [...AS_PROCESS_1.slice(1), "true"]).status === 0;
if (!canUnshare) console.log("Skipped: unshare must run as root.");

async function startSink(): Promise<SmtpSink> {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	return sink;
}

describeOnPostgres("leases of several processes", (server) => {
	test.skipIf(!canUnshare)(
		"a second process does not send the mail that a live one with the same name and id is sending",
		async () => {
			const cwd = siteFolder();
			const sink = await startSink();
			sink.replyNext("hang");
			const env = { DATABASE_URL: await server().database(), SMTP_URL: sink.url };
			const start = () => startServiceProcess(cwd, env, undefined, { under: AS_PROCESS_1 });
			const sending = await start();
			await sending.enquire({ ...ada, message: "No. 1." });
			await eventually(() => sink.offered).toBe(1);

			const second = await start();
			await second.enquire({ ...ada, message: "No. 2." });
			const [mail] = await sink.waitForMails(1);
			expect(mail?.text).toContain("No. 2.");
			expect(sink.offered).toBe(2);
		},
	);
});

describeOnEachEngine("leases", "daily", (database) => {
	test("after kill -9 during a send, the next start sends the mail without waiting for the lease", async () => {
		const cwd = siteFolder();
		const sink = await startSink();
		sink.replyNext("hang");
		const env = { ...(await database()), SMTP_URL: sink.url };
		const killed = await startServiceProcess(cwd, env);
		await killed.enquire(ada);
		await eventually(() => sink.offered).toBe(1);
		await killed.end("SIGKILL");

		await startServiceProcess(cwd, env);
		await sink.waitForMails(1);
		expect(sink.offered).toBe(2);
	});
});
