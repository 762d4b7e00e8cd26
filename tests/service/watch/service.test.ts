import { expect, onTestFinished, test } from "vitest";
import { privacySettings } from "#shared/privacy-settings.ts";
import { freePort } from "../../support/free-port.ts";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { startServiceProcess } from "../support/service-process.ts";
import { changeSiteBuild, siteFolder } from "../support/site-folder.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const TOKEN = "the-metrics-token-of-the-tests";

async function smtp(answers: Record<string, string>) {
	const server = await startScriptedSmtpServer((command) => answers[command]);
	onTestFinished(() => server.close());
	return server.url;
}

const ask = (address: string, token = TOKEN, method = "GET") =>
	fetch(`${address}/metrics`, { method, headers: { authorization: `Bearer ${token}` } });

describeOnEachEngine("alerts, heartbeat and metrics", "daily", (database) => {
	test("a stopped mail reaches ALERT_URL, HEARTBEAT_URL is asked, /metrics counts", async () => {
		const alerts = await startReceiver();
		const heart = await startReceiver();
		const service = await startInProcess(siteFolder(), {
			...(await database()),
			SMTP_URL: await smtp({ DATA: "554 no" }),
			ALERT_URL: alerts.env.WEBHOOK_URL,
			HEARTBEAT_URL: heart.env.WEBHOOK_URL,
			METRICS_TOKEN: TOKEN,
			MAIL_FROM: "Firm <website@firm.example>",
		});
		expect(await service.enquire(ada)).toBe(200);
		expect(await service.enquire({ ...ada, message: "Another one." })).toBe(200);
		await eventually(async () => (await ask(service.address)).text()).toContain(
			"website_deliveries_stopped 2\n",
		);
		const answer = await ask(service.address);
		expect(answer.headers.get("content-type")).toContain("text/plain; version=0.0.4");
		const text = await answer.text();
		expect(text).toContain("# TYPE website_up gauge\nwebsite_up 1\n");
		expect(text).toContain('website_events_total{event="enquiry.stored"} 2\n');
		expect(text).toContain('website_events_total{event="mail.stopped"} 2\n');
		expect(text).toMatch(/^website_disk_free_percent \d+$/m);
		for (const line of text.trimEnd().split("\n")) {
			expect(line).toMatch(/^(# TYPE website_\w+ .+|website_\w+(\{event="[\w.-]+"\})? \d+)$/);
		}
		await eventually(() => alerts.calls.length).toBe(1);
		expect(JSON.parse(alerts.calls[0]?.body ?? "")).toMatchObject({ event: "mail.stopped" });
		await eventually(() => heart.calls.length).toBe(1);
		await service.stop();
	});
});

test("a refused login and an hourly limit reach ALERT_URL", async () => {
	const alerts = await startReceiver();
	const { enquire } = await startInProcess(siteFolder(), {
		// It does not offer TLS, so the service does not log in.
		SMTP_URL: (await smtp({ STARTTLS: "502 no" })).replace("//", "//user:password@"),
		ALERT_URL: alerts.env.WEBHOOK_URL,
		ENQUIRIES_PER_HOUR: "1",
	});
	for (const message of ["First.", "Second.", "Third."]) await enquire({ ...ada, message });
	const events = () => alerts.calls.map(({ body }) => JSON.parse(body).event);
	await eventually(() => events()).toContain("enquiries.over-limit");
	await eventually(() => events()).toContain("mail.login-failed");
	expect(new Set(events()).size).toBe(events().length);
});

test("a service that starts three times posts what is wrong once", async () => {
	const alerts = await startReceiver();
	const cwd = siteFolder();
	const env = { ALERT_URL: alerts.env.WEBHOOK_URL, SMTP_URL: "smtp://127.0.0.1:1" };
	changeSiteBuild(cwd, { privacySettings: privacySettings(env) });
	for (let start = 0; start < 3; start++) {
		const service = await startServiceProcess(cwd, { ...env, MAIL_FROM: "website@firm.example" });
		await eventually(() => service.stderr).toContain("settings.mail-from");
		await eventually(() => alerts.calls.length).toBeGreaterThan(0);
		await service.end("SIGTERM");
	}
	expect(alerts.calls).toHaveLength(1);
});

test("an ALERT_URL that nobody serves changes nothing for visitors", async () => {
	const nobody = `http://127.0.0.1:${await freePort()}/`;
	const service = await startInProcess(siteFolder(), {
		ALERT_URL: nobody,
		HEARTBEAT_URL: nobody,
		SMTP_URL: await smtp({ DATA: "554 no" }),
	});
	expect(await service.enquire(ada)).toBe(200);
	for (const [event, setting] of [
		["alert.failed", "ALERT_URL"],
		["heartbeat.failed", "HEARTBEAT_URL"],
	]) {
		await eventually(() => service.stderr).toContain(
			`"level":"info","event":"${event}","error":"${setting} cannot be reached (ECONNREFUSED). Check this setting and the network; it is tried again."`,
		);
	}
	await service.stop();
});

test("/metrics needs its token, and does not exist without METRICS_TOKEN", async () => {
	const open = await startInProcess(siteFolder(), { METRICS_TOKEN: TOKEN });
	const refused = await ask(open.address, `${TOKEN}x`);
	expect([refused.status, await refused.text()]).toEqual([
		401,
		"Send the value of the setting METRICS_TOKEN as the bearer token.",
	]);
	expect((await fetch(`${open.address}/metrics`)).status).toBe(401);
	expect((await ask(open.address, TOKEN, "POST")).status).toBe(405);
	const closed = await startInProcess(siteFolder());
	expect((await ask(closed.address)).status).toBe(404);
});
