import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada, askHealth, HEALTH_TOKEN } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { runToEnd } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";
import { storedRecords } from "../support/stored-records.ts";

describeOnEachEngine("without SMTP_URL", "release", (database) => {
	async function serviceWithFiledMail(env: Record<string, string> = {}) {
		const cwd = siteFolder();
		const all: Record<string, string> = { ...(await database()), HEALTH_TOKEN, ...env };
		const cli = async (...args: string[]) => runToEnd("cli.ts", args, cwd, all);
		const records = () => storedRecords(cwd, all);
		const states = async () =>
			(await records()).map(({ mail, acknowledgement }) => [mail, acknowledgement]);
		const start = (more: Record<string, string> = {}) => startInProcess(cwd, { ...all, ...more });
		const service = await start();
		expect(await service.enquire(ada)).toBe(200);
		const filed = [all.ACKNOWLEDGE === "on" ? "filed" : "none"];
		await eventually(states).toEqual([["filed", ...filed]]);
		const [{ id = "" } = {}] = await records();
		return { cwd, cli, records, states, start, service, id };
	}

	test("a mail is filed, which list, CSV, status and /healthz show", async () => {
		const { cwd, cli, records, service, id } = await serviceWithFiledMail();
		expect(existsSync(join(cwd, "data/mails", `${id}.eml`))).toBe(true);
		expect((await records())[0]).toMatchObject({ mail: "filed", tries: 1, sentAt: null });
		expect((await cli("list")).stdout).toContain("  filed");
		expect((await cli("export", "--csv")).stdout).toContain('"filed"');
		expect(await cli("status")).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/^Filed: +1$/m),
		});
		const health = await (await fetch(askHealth(service.address))).json();
		expect(health).toMatchObject({ status: "ok", filed: 1, pending: 0 });
		expect(service.stderr).toContain('"event":"mail.filed"');
	});

	test("a filed mail is sent once when SMTP_URL appears, but no late acknowledgement", async () => {
		const first = await serviceWithFiledMail({ ACKNOWLEDGE: "on" });
		await first.service.stop();
		const sink = await startSmtpSink();
		onTestFinished(() => sink.close());
		for (let starts = 0; starts < 2; starts++) {
			const service = await first.start({ SMTP_URL: sink.url });
			await eventually(first.states).toEqual([["sent", "filed"]]);
			await service.stop();
		}
		expect(sink.mails.map(({ messageId }) => messageId)).toEqual([`<${first.id}@example.com>`]);
		expect((await first.records())[0]?.sentAt).toEqual(expect.any(String));
	});

	test("a filed mail counts as undelivered: it is never purged", async () => {
		const { cli, records } = await serviceWithFiledMail();
		expect((await cli("purge", "0", "--yes")).stdout).toMatch(/^There is no delivered enquiry/);
		expect(await records()).toHaveLength(1);
	});
});

test.each([
	["https://www.firm.sg", undefined, "degraded"],
	["https://www.firm.sg", "smtp://127.0.0.1:1", "ok"],
	["http://127.0.0.1:3000", undefined, "ok"],
	["http://localhost:3000", undefined, "ok"],
])("SITE_URL=%s with SMTP_URL=%s is %s", async (SITE_URL, SMTP_URL, status) => {
	const cwd = siteFolder();
	const env = { SITE_URL, ...(SMTP_URL && { SMTP_URL }) };
	const { address } = await startInProcess(cwd, env);
	const answer = await fetch(`${address}/healthz`);
	expect([answer.status, (await answer.json()).status]).toEqual([200, status]);
	const { code, stdout } = await runToEnd("cli.ts", ["status"], cwd, env);
	expect(code).toBe(status === "ok" ? 0 : 1);
	if (status === "degraded") expect(stdout).toMatch(/SMTP_URL is not set/);
});
