import { describe, expect, onTestFinished, test } from "vitest";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { ada } from "../support/enquiry-requests.ts";
import { testDelivery } from "../support/test-delivery.ts";

async function scripted(answer: Parameters<typeof startScriptedSmtpServer>[0]) {
	const server = await startScriptedSmtpServer(answer);
	onTestFinished(() => server.close());
	return server;
}

describe("a 5xx reply", () => {
	test.each([
		["the greeting", { CONNECT: "554 no service here" }],
		["EHLO and HELO", { EHLO: "550 go away", HELO: "550 go away" }],
		["STARTTLS", { EHLO: "250-scripted.example\r\n250 STARTTLS", STARTTLS: "554 no TLS today" }],
	])("to %s is temporary: the mail is retried and sent once", async (_, first) => {
		const replies: Record<string, string> = first;
		const server = await scripted((command, connection) =>
			connection === 1 ? replies[command] : undefined,
		);
		const { service, enquire, waitForMail } = testDelivery(smtpMailer(server.url));
		await enquire(ada);
		await waitForMail("sent");
		expect((await service.stored())[0]).toMatchObject({ tries: 2 });
		expect(server.offered).toBe(1);
	});

	test.each(["MAIL", "RCPT", "DATA", "."])("to %s stops the mail with an alert", async (stage) => {
		const server = await scripted((command) =>
			command === stage ? "550 not this mail" : undefined,
		);
		const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(server.url));
		await enquire(ada);
		await waitForMail("stopped");
		expect((await service.stored())[0]).toMatchObject({ tries: 1 });
		expect(events).toContainEqual(
			expect.objectContaining({ level: "alert", event: "mail.stopped" }),
		);
	});
});
