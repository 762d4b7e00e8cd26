import { describe, expect, test } from "vitest";
import { freePort } from "../../support/free-port.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { scriptedServer, testSink } from "../support/mail-servers.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const TOKEN = "the-metrics-token-of-the-tests";
const NAMED = { MAIL_FROM: "Firm <website@firm.example>", TRUSTED_PROXY: "loopback" };

const ask = (address: string, token = TOKEN, method = "GET") =>
	fetch(`${address}/metrics`, { method, headers: { authorization: `Bearer ${token}` } });

test("a stopped mail reaches ALERT_URL, HEARTBEAT_URL is asked, /metrics counts", async () => {
	const alerts = await startReceiver();
	const heart = await startReceiver();
	const service = await startInProcess({
		...NAMED,
		SMTP_URL: (await scriptedServer({ DATA: "554 no" })).url,
		ALERT_URL: alerts.env.WEBHOOK_URL,
		HEARTBEAT_URL: heart.env.WEBHOOK_URL,
		METRICS_TOKEN: TOKEN,
	});
	expect(await service.enquire(ada)).toBe(200);
	expect(await service.enquire({ ...ada, message: "Another one." })).toBe(200);
	const metrics = async () => (await ask(service.address)).text();
	await eventually(metrics).toContain("website_deliveries_stopped 2\n");
	const text = await metrics();
	expect(text).toContain("# TYPE website_up gauge\nwebsite_up 1\n");
	expect(text).toContain('website_events_total{event="enquiry.stored"} 2\n');
	expect(text).toMatch(/^website_disk_free_percent \d+$/m);
	for (const line of text.trimEnd().split("\n")) {
		expect(line).toMatch(/^(# TYPE website_\w+ .+|website_\w+(\{event="[\w.-]+"\})? \d+)$/);
	}
	await eventually(() => alerts.calls.length).toBe(1);
	expect(JSON.parse(alerts.calls[0]?.body ?? "")).toMatchObject({ event: "mail.stopped" });
	await eventually(() => heart.calls.length).toBe(1);
});

test("/metrics needs its token, and does not exist without METRICS_TOKEN", async () => {
	const open = await startInProcess({ METRICS_TOKEN: TOKEN });
	const refused = await ask(open.address, `${TOKEN}x`);
	expect([refused.status, await refused.text()]).toEqual([
		401,
		"Send the value of the setting METRICS_TOKEN as the bearer token.",
	]);
	expect((await fetch(`${open.address}/metrics`)).status).toBe(401);
	expect((await ask(open.address, TOKEN, "POST")).status).toBe(405);
	const closed = await startInProcess();
	expect((await ask(closed.address)).status).toBe(404);
});

test("an ALERT_URL that nobody serves changes nothing for visitors", async () => {
	const nobody = `http://127.0.0.1:${await freePort()}/`;
	const service = await startInProcess({
		...{ ALERT_URL: nobody, HEARTBEAT_URL: nobody },
		SMTP_URL: (await scriptedServer({ DATA: "554 no" })).url,
	});
	expect(await service.enquire(ada)).toBe(200);
	for (const [event, setting] of Object.entries({
		alert: "ALERT_URL",
		heartbeat: "HEARTBEAT_URL",
	})) {
		await eventually(() => service.events).toContainEqual(
			expect.objectContaining({
				...{ level: "info", event: `${event}.failed` },
				error: `${setting} cannot be reached (ECONNREFUSED). Check this setting and the network; it is tried again.`,
			}),
		);
	}
});

/** Stops the service and resolves to its alerts. */
async function alertsOf(service: InProcess) {
	await service.stop();
	return service.events.filter(({ level }) => level === "alert");
}

const warning = (event: string, text: RegExp) =>
	expect.objectContaining({ event, warning: expect.stringMatching(text) });

describe("a refused enquiry from a page that is probably the site's own", () => {
	test.each([
		["", "https://www.firm.example", /SITE_URL is not set\. /],
		["https://www.firm.example", "https://firm.example", /is https:\/\/www\.firm\.example\. /],
		["https://firm.example", "http://firm.example", /under http:\/\/firm\.example are/],
		["https://firm.example", "https://firm.example:8443", /:8443 are refused/],
	])("with SITE_URL=%s and %s causes one alert", async (SITE_URL, origin, text) => {
		const service = await startInProcess({ ...NAMED, SITE_URL });
		for (let times = 0; times < 3; times++)
			expect(await service.enquire(ada, { origin })).toBe(403);
		expect(await alertsOf(service)).toEqual([warning("settings.site-url", text)]);
	});

	test("another site causes none", async () => {
		const service = await startInProcess({ ...NAMED, SITE_URL: "https://www.firm.example" });
		expect(await service.enquire(ada, { origin: "https://evil.example" })).toBe(403);
		expect(await alertsOf(service)).toEqual([]);
	});
});

test("an enquiry through a proxy that is not trusted causes one alert, which names the setting", async () => {
	const forwarded = { "x-forwarded-for": "203.0.113.7" };
	const trusted = await startInProcess(NAMED);
	expect(await trusted.enquire(ada, forwarded)).toBe(200);
	expect(await alertsOf(trusted)).toEqual([]);
	const service = await startInProcess({ ...NAMED, TRUSTED_PROXY: "" });
	for (let times = 0; times < 2; times++) await service.enquire(ada, forwarded);
	expect(await alertsOf(service)).toEqual([
		warning("proxy.not-trusted", /Set TRUSTED_PROXY=loopback and restart the service\./),
	]);
});

test("MAIL_FROM without a name causes an alert", async () => {
	const sink = await testSink();
	const env = { ...NAMED, SMTP_URL: sink.url };
	expect(await alertsOf(await startInProcess(env))).toEqual([]);
	const service = await startInProcess({ ...env, MAIL_FROM: "website@firm.example" });
	expect(await alertsOf(service)).toEqual([
		warning("settings.mail-from", /^MAIL_FROM has no name, .+\.$/),
	]);
});

const loginAlert = warning("mail.login-failed", /^Mails wait until SMTP_URL is corrected .+\.$/);

test("a refused login causes an alert before the first enquiry, and the site is there", async () => {
	const sink = await testSink({ refuseLogin: true });
	const service = await startInProcess({ ...NAMED, SMTP_URL: sink.url });
	expect((await fetch(service.address)).status).toBe(200);
	await eventually(() => service.events).toEqual([loginAlert]);
	expect(service.events[0]?.error).toContain("535");
	expect(service.stderr).not.toContain("wrong");
	expect(await service.enquire(ada)).toBe(200);
});

test("a mail server without TLS causes the alert, and never sees the password", async () => {
	const server = await scriptedServer({ STARTTLS: "502 not offered" });
	const SMTP_URL = server.url.replace("smtp://", "smtp://user:secret@");
	const service = await startInProcess({ ...NAMED, SMTP_URL });
	await eventually(() => service.events).toEqual([loginAlert]);
	expect(server.commands.join()).not.toContain("AUTH");
});

test("a mail server that never answers delays neither the start nor the stop", async () => {
	const server = await scriptedServer({ EHLO: "250-scripted.example" });
	const service = await startInProcess({ ...NAMED, SMTP_URL: server.url });
	await eventually(() => server.commands.length).toBeGreaterThan(0);
	expect((await fetch(service.address)).status).toBe(200);
	const started = performance.now();
	expect(await alertsOf(service)).toEqual([]);
	// Usually 50 ms.
	expect(performance.now() - started).toBeLessThan(5_000);
});
