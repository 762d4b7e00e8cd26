import { describe, expect, onTestFinished, test } from "vitest";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { type InProcess, startInProcess } from "../support/in-process.ts";
import { siteFolder } from "../support/site-folder.ts";

/** The alerts so far; `output` may have other lines. */
const alertsIn = (output: string): Record<string, string>[] =>
	output
		.split("\n")
		.filter((line) => line.includes('"level":"alert"'))
		.map((line) => JSON.parse(line.slice(line.indexOf("{"))));

const start = (env: Record<string, string>) =>
	startInProcess(siteFolder(), { TRUSTED_PROXY: "loopback", ...env });

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

/** Stops the service and resolves to all of its alerts. */
async function allAlerts(service: InProcess) {
	await service.stop();
	return alertsIn(service.stderr);
}

describe("a refused enquiry from a page that is probably the site's own", () => {
	test.each([
		["", { origin: "https://www.firm.example" }, /SITE_URL is not set\. /],
		[
			"https://www.firm.example",
			{ origin: "https://firm.example" },
			/SITE_URL is https:\/\/www\.firm\.example\. /,
		],
		["https://firm.example", { origin: "http://firm.example" }, /under http:\/\/firm\.example are/],
		["https://firm.example", { origin: "https://firm.example:8443" }, /:8443 are refused/],
	])("with SITE_URL=%s and %o causes one alert", async (SITE_URL, headers, warning) => {
		const service = await start({ SITE_URL });
		for (let times = 0; times < 3; times++) {
			expect(await enquireFrom(service.address, headers)).toBe(403);
		}
		expect((await fetch(service.address)).status).toBe(200);
		expect(await allAlerts(service)).toEqual([
			expect.objectContaining({
				event: "settings.site-url",
				warning: expect.stringMatching(warning),
			}),
		]);
	});

	test("another site causes none", async () => {
		const service = await start({ SITE_URL: "https://www.firm.example" });
		expect(await enquireFrom(service.address, { origin: "https://evil.example" })).toBe(403);
		expect(await allAlerts(service)).toEqual([]);
	});
});

test("an enquiry through a proxy that is not trusted causes one alert, which names the setting", async () => {
	const forwarded = { "x-forwarded-for": "203.0.113.7" };
	const trusted = await start({});
	expect(await enquireFrom(trusted.address, forwarded)).toBe(200);
	expect(await allAlerts(trusted)).toEqual([]);
	const service = await start({ TRUSTED_PROXY: "" });
	for (let times = 0; times < 2; times++) await enquireFrom(service.address, forwarded);
	expect(await allAlerts(service)).toEqual([
		expect.objectContaining({
			event: "proxy.not-trusted",
			warning: expect.stringContaining("Set TRUSTED_PROXY=loopback and restart the service."),
		}),
	]);
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
	await service.stop();
	expect(performance.now() - started).toBeLessThan(5_000);
	expect(alertsIn(service.stderr)).toEqual([]);
});
