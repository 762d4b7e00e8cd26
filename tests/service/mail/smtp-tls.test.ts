import { expect, onTestFinished, test } from "vitest";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { startSmtpSink, TRUST_TEST_CERTIFICATE } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testDelivery } from "../support/test-delivery.ts";

/** Starts a server that takes a password without TLS: what is left after STARTTLS was removed. */
async function startWithoutTls() {
	const server = await startScriptedSmtpServer((command) => {
		if (command === "EHLO") return "250-scripted.example\r\n250 AUTH PLAIN LOGIN";
		if (command === "STARTTLS") return "502 not implemented";
		return command === "AUTH" ? "235 welcome" : undefined;
	});
	onTestFinished(() => server.close());
	return Object.assign(server, { port: new URL(server.url).port });
}

test.each([
	["to this machine", ""],
	["with ignoreTLS=true", "?ignoreTLS=true"],
	["with requireTLS=false", "?requireTLS=false"],
])("a password is not sent without TLS, %s", async (_, query) => {
	const server = await startWithoutTls();
	const url = `smtp://user:geheim@127.0.0.1:${server.port}${query}`;
	const { enquire, waitForMail, events } = testDelivery(smtpMailer(url));
	await enquire(ada);
	// The mail is retried.
	await eventually(() => events.length).toBeGreaterThan(1);
	await waitForMail("pending");
	expect(server.commands.map((line) => line.split(" ")[0])).not.toContain("AUTH");
	expect(server.commands.join()).not.toContain(btoa("geheim"));
	expect(server.commands.filter((line) => line.startsWith("MAIL"))).toEqual([]);
	expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
	expect(events[0]?.error).toMatch(/^The mail server 127\.0\.0\.1:\d+ refuses TLS .+ smtps:\/\//);
	expect(JSON.stringify(events)).not.toContain("geheim");
});

test("a password is sent over STARTTLS", async () => {
	const sink = await startSmtpSink({ startTls: true });
	onTestFinished(() => sink.close());
	const url = sink.url.replace("//", "//user:geheim@");
	const { enquire, waitForMail } = testDelivery(smtpMailer(`${url}?${TRUST_TEST_CERTIFICATE}`));
	await enquire(ada);
	await waitForMail("sent");
	expect(sink.logins).toEqual([{ user: "user", secure: true }]);
});

test("no mail goes to another machine without TLS", async () => {
	const server = await startWithoutTls();
	// 0.0.0.0 leads to this machine, but does not count as it.
	const { enquire, waitForMail, events } = testDelivery(
		smtpMailer(`smtp://0.0.0.0:${server.port}`),
	);
	await enquire(ada);
	await eventually(() => events.length).toBeGreaterThan(1);
	await waitForMail("pending");
	expect(server.offered).toBe(0);
	expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
});

test("ignoreTLS=true sends to a relay without TLS and without a password", async () => {
	const server = await startWithoutTls();
	const mailer = smtpMailer(`smtp://0.0.0.0:${server.port}?ignoreTLS=true`);
	const { enquire, waitForMail } = testDelivery(mailer);
	await enquire(ada);
	await waitForMail("sent");
	expect(server.offered).toBe(1);
});
