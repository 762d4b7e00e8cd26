import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backUp } from "../../service/support/back-up.ts";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import { testSink } from "../../service/support/mail-servers.ts";
import { storedRecords } from "../../service/support/run-command.ts";
import { runToEnd, startServiceProcess } from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { startLoad } from "../load.ts";
import { allMailed, numberIn, repeats, tally } from "../tally.ts";

/** A service under load, and a backup of its first enquiries. */
async function running() {
	const cwd = siteFolder();
	const sink = await testSink();
	const env = { SMTP_URL: sink.url, RETRY_BASE_MS: "500" };
	const service = await startServiceProcess(cwd, env);
	const load = startLoad([service.address], { restMs: 5 });
	const path = join(cwd, "data/enquiries.db");
	await load.more(40);
	const backup = backUp(path);
	await load.more(40);
	return {
		...{ cwd, env, path, service, load, backup },
		async restore(file: string): Promise<string> {
			const { code, stdout, stderr } = await runToEnd("cli.ts", ["restore", file], cwd);
			expect([code, stderr]).toEqual([0, ""]);
			return stdout;
		},
		/** Every acknowledged enquiry is stored once, and mailed once or in quarantine. */
		async expectNothingLost(title: string): Promise<void> {
			await load.more(40);
			await load.stop();
			await allMailed(cwd);
			const records = await storedRecords(cwd);
			tally(title, load.acknowledged, records);
			const mailed = sink.mails.map(({ text }) => numberIn(text));
			const due = records.filter(({ quarantined }) => !quarantined);
			expect(mailed).toEqual(expect.arrayContaining(due.map(({ message }) => numberIn(message))));
			expect(repeats(mailed)).toBe(0);
		},
	};
}

test("a deleted database is restored from a backup and from the copy that the service saves", async () => {
	const { path, service, load, backup, restore, expectNothingLost } = await running();
	rmSync(path);
	await eventually(() => load.outcomes.get(503)).toBeGreaterThan(4);
	expect(await restore(backup)).toMatch(/^Added \d+ enquiries/);
	await load.more(40);
	const saved = service.stderr.split("\n").filter((line) => line.includes('"store.saved"'));
	expect(saved).toHaveLength(1);
	await restore(JSON.parse(saved[0] ?? "").file);
	await expectNothingLost("deleted while running");
});

test("a deleted database whose service was killed is restored, and its log is kept", async () => {
	const { cwd, env, path, service, load, backup, restore } = await running();
	await load.stop();
	await service.end("SIGKILL");
	rmSync(path);
	const text = await restore(backup);
	const [, log = ""] = /The log of the missing database is now (\S+)\. Keep it/.exec(text) ?? [];
	expect(existsSync(log)).toBe(true);
	expect(await (await startServiceProcess(cwd, env)).enquire(ada)).toBe(200);
});
