import { expect, onTestFinished, test } from "vitest";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type ServiceProcess, startServiceProcess } from "../support/service-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** The alerts so far; `output` may have other lines. */
const alertsIn = (output: string): Record<string, string>[] =>
	output
		.split("\n")
		.filter((line) => line.includes('"level":"alert"'))
		.map((line) => JSON.parse(line.slice(line.indexOf("{"))));

const start = (env: Record<string, string>) =>
	startServiceProcess(siteFolder(), { TRUSTED_PROXY: "loopback", ...env });

async function sinkFor(options?: Parameters<typeof startSmtpSink>[0]) {
	const sink = await startSmtpSink(options);
	onTestFinished(() => sink.close());
	return sink;
}

/** Sends an enquiry from a page of this origin and resolves to the status. */
async function enquireFrom(address: string, headers: Record<string, string>): Promise<number> {
	const sent = multipart(ada, headers);
	const body = await sent.arrayBuffer();
	const url = address + new URL(sent.url).pathname;
	return (await fetch(url, { method: "POST", headers: sent.headers, body })).status;
}

const siteUrlAlert = expect.objectContaining({
	event: "settings.site-url",
	warning: expect.stringMatching(/^SITE_URL is not set, .+ Set SITE_URL to .+\.$/),
});

/** Stops the service and resolves to all of its alerts. */
async function allAlerts(service: ServiceProcess) {
	return alertsIn((await service.end("SIGTERM")).stderr);
}

test.each(["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"])(
	"without SITE_URL, the first page that is requested with %s causes one alert",
	async (header) => {
		const service = await start({ TRUSTED_PROXY: "127.0.0.1" });
		await fetch(service.address);
		expect(alertsIn(service.stderr)).toEqual([]);
		for (let times = 0; times < 3; times++) {
			await fetch(service.address, { headers: { [header]: "www.firm.example" } });
		}
		expect(await allAlerts(service)).toEqual([siteUrlAlert]);
	},
);

test("without SITE_URL, the first enquiry from a page under a host name causes one alert", async () => {
	const service = await start({});
	expect(await enquireFrom(service.address, { origin: service.address })).toBe(200);
	expect(alertsIn(service.stderr)).toEqual([]);
	for (let times = 0; times < 3; times++) {
		expect(await enquireFrom(service.address, { origin: "https://www.firm.example" })).toBe(403);
	}
	expect((await fetch(service.address)).status).toBe(200);
	expect(await allAlerts(service)).toEqual([siteUrlAlert]);
});

test("with SITE_URL, neither a proxy nor another site causes an alert", async () => {
	const service = await start({
		SITE_URL: "https://www.firm.example",
		TRUSTED_PROXY: "127.0.0.1",
	});
	const proxied = { "x-forwarded-for": "203.0.113.7" };
	await fetch(service.address, { headers: proxied });
	expect(await enquireFrom(service.address, { ...proxied, origin: "https://evil.example" })).toBe(
		403,
	);
	expect(await allAlerts(service)).toEqual([]);
});

test.each([
	["website@firm.example", 1],
	["Firm <website@firm.example>", 0],
])("MAIL_FROM=%s causes %i alerts", async (MAIL_FROM, count) => {
	const sink = await sinkFor();
	const service = await start({ SMTP_URL: sink.url, MAIL_FROM });
	expect(await service.enquire(ada)).toBe(200);
	await sink.waitForMails(1);
	const alert = expect.objectContaining({
		event: "settings.mail-from",
		warning: expect.stringMatching(/^MAIL_FROM has no name, .+\.$/),
	});
	expect(await allAlerts(service)).toEqual(Array(count).fill(alert));
});

const NAMED = { MAIL_FROM: "Firm <website@firm.example>" };
const loginAlert = expect.objectContaining({
	event: "mail.login-failed",
	warning: expect.stringMatching(/^Mails wait until SMTP_URL is corrected .+\.$/),
});

test("a refused login causes an alert before the first enquiry, and the site is there", async () => {
	const sink = await sinkFor({ refuseLogin: true });
	const service = await start({ SMTP_URL: sink.url, ...NAMED });
	expect((await fetch(service.address)).status).toBe(200);
	await eventually(() => alertsIn(service.stderr)).toEqual([loginAlert]);
	expect(alertsIn(service.stderr)[0]?.error).toContain("535");
	expect(service.stderr).not.toContain("wrong");
	expect(await service.enquire(ada)).toBe(200);
});

/** Starts a mail server that has no TLS, and returns it with an SMTP_URL that has a password. */
async function startWithoutTls() {
	const server = await startScriptedSmtpServer((command) =>
		command === "STARTTLS" ? "502 not offered" : undefined,
	);
	onTestFinished(() => server.close());
	return { server, url: server.url.replace("smtp://", "smtp://user:secret@") };
}

test("a mail server without TLS causes the alert, and never sees the password", async () => {
	const { server, url } = await startWithoutTls();
	const service = await start({ SMTP_URL: url, ...NAMED });
	await eventually(() => alertsIn(service.stderr)).toEqual([loginAlert]);
	expect(server.commands.join()).not.toContain("AUTH");
});

test("a mail server that never answers delays neither the start nor the stop", async () => {
	const server = await startScriptedSmtpServer((command) =>
		command === "EHLO" ? "250-scripted.example" : undefined,
	);
	onTestFinished(() => server.close());
	const service = await start({ SMTP_URL: server.url, ...NAMED });
	await eventually(() => server.commands.length).toBeGreaterThan(0);
	expect((await fetch(service.address)).status).toBe(200);
	const started = performance.now();
	expect((await service.end("SIGTERM")).code).toBe(0);
	expect(performance.now() - started).toBeLessThan(5_000);
	expect(alertsIn(service.stderr)).toEqual([]);
});
