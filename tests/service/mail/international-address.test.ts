import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { startScriptedSmtpServer } from "../../support/scripted-smtp-server.ts";
import { type ReceivedMail, startSmtpSink } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testDelivery } from "../support/test-delivery.ts";

const headerOf = ({ raw }: ReceivedMail) => raw.slice(0, raw.indexOf("\r\n\r\n"));

/** Starts a service that acknowledges enquiries, and a mail server without SMTPUTF8. */
async function acknowledging(env: Record<string, string> = {}) {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const delivery = testDelivery(smtpMailer(sink.url), { ACKNOWLEDGE: "on", ...env });
	const mailTo = (address: string) =>
		sink.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
	return { sink, mailTo, ...delivery };
}

/** Headers must be ASCII if the server does not offer SMTPUTF8 (RFC 6531). */
function expectAsciiHeaders(mails: ReceivedMail[]) {
	for (const mail of mails) expect(headerOf(mail)).toMatch(/^[\t\n\r -~]+$/);
}

test("an internationalised domain is written in Punycode", async () => {
	const { sink, enquire, mailTo } = await acknowledging();
	await enquire({ ...ada, user_email: "ada@Exämple.de" });
	await sink.waitForMails(2);
	expectAsciiHeaders(sink.mails);
	// The sink decodes Punycode in RCPT TO.
	expect(mailTo("ada@exämple.de")?.subject).toBe(words.acknowledgement.subject);
	const mail = mailTo("owner@firm.example");
	expect(mail?.replyTo).toEqual([{ name: ada.user_name, address: "ada@xn--exmple-cua.de" }]);
	expect(mail?.text).toContain("ada@Exämple.de");
});

test("an address with other letters before the @ is only in the body, and gets no acknowledgement", async () => {
	const { sink, service, enquire, mailTo, waitForMail } = await acknowledging();
	await enquire({ ...ada, user_email: "jürgen@exämple.de" });
	await waitForMail("sent");
	await enquire(ada);
	await sink.waitForMails(3);
	expectAsciiHeaders(sink.mails);
	const mail = mailTo("owner@firm.example");
	expect(mail?.replyTo).toBeUndefined();
	expect(mail?.text).toContain("jürgen@exämple.de");
	expect(mail?.text).toContain("To reply, copy the sender's address");
	expect(mail?.html).toContain("jürgen@exämple.de");
	await eventually(async () =>
		(await service.stored()).map(({ acknowledgement }) => acknowledgement),
	).toEqual(["none", "sent"]);
});

test("RCPT TO has only ASCII", async () => {
	const server = await startScriptedSmtpServer(() => undefined);
	onTestFinished(() => server.close());
	const env = { ACKNOWLEDGE: "on", MAIL_TO: "chefin@exämple.de" };
	const { service, enquire } = testDelivery(smtpMailer(server.url), env);
	await enquire({ ...ada, user_email: "jürgen@exämple.de" });
	await enquire({ ...ada, user_email: "ada@exämple.de" });
	const states = async () =>
		(await service.stored()).map(({ mail, acknowledgement }) => `${mail} ${acknowledgement}`);
	await eventually(states).toEqual(["sent none", "sent sent"]);
	expect(server.commands.filter((line) => line.startsWith("RCPT")).sort()).toEqual([
		"RCPT TO:<ada@xn--exmple-cua.de>",
		"RCPT TO:<chefin@xn--exmple-cua.de>",
		"RCPT TO:<chefin@xn--exmple-cua.de>",
	]);
});

test("an acknowledgement that an earlier version queued for such an address stops without an alert", async () => {
	const { service, enquire, wake, events, sink } = await acknowledging();
	await enquire({ ...ada, user_email: "jürgen@example.de" });
	await service.database.query(
		`INSERT INTO outbox (enquiry_id, kind, state, created_at, due_at)
		SELECT id, 'acknowledgement', 'pending', 0, 0 FROM enquiries`,
	);
	wake();
	await eventually(async () => (await service.stored())[0]?.acknowledgement).toBe("stopped");
	await sink.waitForMails(1);
	expect(sink.mails.map(({ envelopeTo }) => envelopeTo)).toEqual([["owner@firm.example"]]);
	expect(events.filter(({ level }) => level === "alert")).toEqual([]);
});

test("one mailbox gets one acknowledgement a day, however its domain is written", async () => {
	const { service, enquire } = await acknowledging();
	await enquire({ ...ada, user_email: "ada@exämple.de" });
	await enquire({ ...ada, user_email: "ada@xn--exmple-cua.de" });
	const states = (await service.stored()).map(({ acknowledgement }) => acknowledgement);
	expect(states.filter((state) => state !== "none")).toHaveLength(1);
});

test("the domains of MAIL_TO and MAIL_FROM are written in Punycode", async () => {
	const { sink, enquire } = await acknowledging({
		MAIL_TO: "Inhaberin <chefin@exämple.de>",
		MAIL_FROM: "web@exämple.de",
	});
	await enquire(ada);
	await sink.waitForMails(2);
	expectAsciiHeaders(sink.mails);
	for (const mail of sink.mails) {
		expect(mail.from?.address).toBe("web@xn--exmple-cua.de");
		expect(mail.messageId).toMatch(/@xn--exmple-cua\.de>$/);
	}
});
