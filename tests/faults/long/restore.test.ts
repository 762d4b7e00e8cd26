import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUp } from "../../service/support/back-up.ts";
import { ada } from "../../service/support/enquiry-requests.ts";
import { eventually } from "../../service/support/eventually.ts";
import {
	runToEnd,
	type ServiceProcess,
	startServiceProcess,
} from "../../service/support/service-process.ts";
import { siteFolder } from "../../service/support/site-folder.ts";
import { type SmtpSink, startSmtpSink } from "../../support/smtp-sink.ts";
import { type Load, startLoad } from "../load.ts";

describe("restoring under load", () => {
	type Run = {
		cwd: string;
		path: string;
		service: ServiceProcess;
		/** Where the load goes to. */
		addresses: string[];
		sink: SmtpSink;
		load: Load;
	};

	async function running(): Promise<Run> {
		const cwd = siteFolder();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		const service = await startServiceProcess(cwd, { SMTP_URL: sink.url, RETRY_BASE_MS: "500" });
		const addresses = [service.address];
		const load = startLoad(addresses, { restMs: 5 });
		const path = join(cwd, "data/enquiries.db");
		await eventually(() => load.acknowledged.size).toBeGreaterThan(40);
		return { cwd, path, service, addresses, sink, load };
	}

	async function restore({ cwd }: Run, backup: string): Promise<string> {
		const { code, stdout, stderr } = await runToEnd("cli.ts", ["restore", backup], cwd);
		expect([code, stderr]).toEqual([0, ""]);
		return stdout;
	}

	async function more({ load }: Run): Promise<void> {
		const before = load.acknowledged.size;
		await eventually(() => load.acknowledged.size).toBeGreaterThan(before + 40);
	}

	const numberIn = (text = "") => Number(/No\. (\d+)\./.exec(text)?.[1]);

	/** Checks that every acknowledged enquiry is stored once, and mailed once or in quarantine. */
	async function expectNothingLost({ cwd, load, sink }: Run, title: string): Promise<void> {
		await load.stop();
		const list = async (): Promise<{ message: string; mail: string; quarantined: boolean }[]> =>
			JSON.parse((await runToEnd("cli.ts", ["list", "--json"], cwd)).stdout);
		await eventually(
			async () =>
				(await list()).filter(({ mail, quarantined }) => mail !== "sent" && !quarantined).length,
		).toBe(0);
		const records = await list();
		const stored = records.map(({ message }) => numberIn(message));
		const held = records
			.filter(({ quarantined }) => quarantined)
			.map(({ message }) => numberIn(message));
		const mailed = sink.mails.map(({ text }) => numberIn(text));
		const lost = [...load.acknowledged].filter((number) => !stored.includes(number));
		const notMailed = stored.filter((number) => !mailed.includes(number) && !held.includes(number));
		const twice = (numbers: number[]) => numbers.length - new Set(numbers).size;
		console.log(
			`${title}: acknowledged ${load.acknowledged.size}, lost ${lost.length}, stored twice ${twice(stored)}, mailed twice ${twice(mailed)}, in quarantine ${held.length}`,
		);
		expect({ lost, notMailed, storedTwice: twice(stored), mailedTwice: twice(mailed) }).toEqual({
			lost: [],
			notMailed: [],
			storedTwice: 0,
			mailedTwice: 0,
		});
	}

	test("a restore while the service runs loses nothing, and mails nothing twice", async () => {
		const run = await running();
		const backup = backUp(run.path);
		const ids = new DatabaseSync(backup, { readOnly: true });
		const inBackup = ids.prepare("SELECT id FROM enquiries").all();
		ids.close();
		await more(run);
		// Every second enquiry of the backup disappears.
		const db = new DatabaseSync(run.path, { timeout: 5_000 });
		const remove = db.prepare("DELETE FROM enquiries WHERE id = ?");
		db.exec("PRAGMA foreign_keys = ON");
		const removed = inBackup.filter((_, i) => i % 2 === 0);
		for (const { id } of removed) remove.run(String(id));
		db.close();
		expect(await restore(run, backup)).toMatch(new RegExp(`^Added ${removed.length} enquiries`));
		await more(run);
		await expectNothingLost(run, "restored while running");
	});

	test("a deleted database is restored from a backup and from the copy that the service saves", async () => {
		const run = await running();
		const backup = backUp(run.path);
		await more(run);
		rmSync(run.path);
		await eventually(() => run.load.outcomes.get(503)).toBeGreaterThan(4);
		expect(await restore(run, backup)).toMatch(/^Added \d+ enquiries/);
		await more(run);
		const saved = run.service.stderr.split("\n").filter((line) => line.includes('"store.saved"'));
		expect(saved).toHaveLength(1);
		await restore(run, JSON.parse(saved[0] ?? "").file);
		await more(run);
		await expectNothingLost(run, "deleted while running");
	});

	test("a deleted database whose service was killed is restored, and its log is kept", async () => {
		const run = await running();
		const backup = backUp(run.path);
		await run.load.stop();
		await run.service.end("SIGKILL");
		rmSync(run.path);
		const text = await restore(run, backup);
		const [, log = ""] = /The log of the missing database is now (\S+)\. Keep it/.exec(text) ?? [];
		expect(existsSync(log)).toBe(true);
		const service = await startServiceProcess(run.cwd, { SMTP_URL: run.sink.url });
		expect(await service.enquire(ada)).toBe(200);
	});
});
