import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import { escapeHtml } from "#service/mail/html-mail.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { fill } from "#shared/fill.ts";
import type { ReceivedMail } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { changeSiteBuild, siteFolder } from "../support/site-folder.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { testService } from "../support/test-service.ts";

const ON = { ACKNOWLEDGE: "on" };
const OWNER = "owner@firm.example";

/** Starts workers that acknowledge enquiries, and a mail server without SMTPUTF8. */
async function acknowledging(env: Record<string, string> = {}) {
	const sink = await testSink();
	const delivery = testDelivery(smtpMailer(sink.url), { ...ON, ...env });
	const mailTo = (address: string) =>
		sink.mails.find(({ envelopeTo }) => envelopeTo.includes(address));
	return { sink, mailTo, ...delivery };
}

test("none is queued by default, for a quarantined enquiry, and for a repeat", async () => {
	const queued = async (service = testService(), ...enquiries: Record<string, string>[]) => {
		for (const fields of enquiries) {
			await service.enquire({ ...ada, ...fields });
			service.clock.now += 48 * 3_600_000;
		}
		const records = await service.stored();
		return records.filter(({ acknowledgement }) => acknowledgement !== "none").length;
	};
	expect(await queued(testService(), {})).toBe(0);
	expect(await queued(testService(ON), { homepage: "filled" })).toBe(0);
	expect(await queued(testService(ON), { enquiry_id: "k" }, { enquiry_id: "k" })).toBe(1);
});

test.each(["We answer within two days.", ""])(
	"it has the words of the firm and the type; the sentence about the answer is %j",
	async (answer) => {
		const sink = await testSink();
		const cwd = siteFolder();
		const acknowledgement = { ...words.acknowledgement, answer };
		changeSiteBuild(cwd, { words: { ...words, acknowledgement } });
		const service = await startInProcess({ ...ON, SMTP_URL: sink.url }, cwd);
		await service.enquire({ ...ada, enquiryType: "Career" });
		const mails = await sink.waitForMails(2);
		const mail = mails.find(({ envelopeTo }) => envelopeTo.includes(ada.user_email));
		expect(mail?.subject).toBe(acknowledgement.subject);
		const [thanks, ...others] = mail?.text?.trimEnd().split(/\r?\n\r?\n/) ?? [];
		expect(thanks).toBe(fill(acknowledgement.thanks, { type: "Career" }));
		expect(others).toEqual([answer, acknowledgement.automatic].filter(Boolean));
		for (const sentence of [thanks, ...others]) {
			expect(mail?.html).toContain(`>${escapeHtml(sentence ?? "")}</p>`);
		}
		expect(mail?.html).not.toContain("<p></p>");
	},
);

test("it contains no user input and is marked as automatic", async () => {
	const { service, enquire, sink, mailTo } = await acknowledging();
	await enquire({ ...ada, user_name: "Buy Now", message: "http://evil.example", company: "Cheap" });
	await sink.waitForMails(2);
	const mail = mailTo(ada.user_email);
	const automatic = { key: "auto-submitted", value: "auto-replied" };
	expect(mail?.headers).toContainEqual(expect.objectContaining(automatic));
	const [record] = await service.stored();
	expect(mail?.messageId).toBe(`<${record?.id}.acknowledgement@firm.example>`);
	expect(mail?.replyTo?.map(({ address }) => address)).toEqual([OWNER]);
	for (const word of ["Buy", "evil", "Cheap", "65123"]) expect(mail?.raw).not.toContain(word);
	await eventually(async () => (await service.stored())[0]?.acknowledgement).toBe("sent");
});

test("a nonexistent address stops it without an alert", async () => {
	const { service, enquire, events, sink } = await acknowledging();
	sink.refuseRecipient(ada.user_email);
	await enquire(ada);
	const states = async () =>
		(await service.stored()).map(({ mail, acknowledgement }) => [mail, acknowledgement]);
	await eventually(states).toEqual([["sent", "stopped"]]);
	expect(events.filter(({ level }) => level === "alert")).toEqual([]);
	expect(await service.health()).toMatchObject({ ok: true, stopped: 0 });
});

/** Headers must be ASCII if the server does not offer SMTPUTF8 (RFC 6531). */
function expectAsciiHeaders(mails: ReceivedMail[]) {
	for (const { raw } of mails) {
		expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^[\t\n\r -~]+$/);
	}
}

test("domains of senders and of the owner are written in Punycode", async () => {
	const { sink, enquire, mailTo } = await acknowledging({
		...{ MAIL_TO: "Inhaberin <chefin@exämple.de>", MAIL_FROM: "web@exämple.de" },
	});
	await enquire({ ...ada, user_email: "ada@Exämple.de" });
	await sink.waitForMails(2);
	expectAsciiHeaders(sink.mails);
	// The sink decodes Punycode in RCPT TO.
	expect(mailTo("ada@exämple.de")?.subject).toBe(words.acknowledgement.subject);
	const mail = mailTo("chefin@exämple.de");
	expect(mail?.replyTo).toEqual([{ name: ada.user_name, address: "ada@xn--exmple-cua.de" }]);
	expect(mail?.text).toContain("ada@Exämple.de");
	for (const { from, messageId } of sink.mails) {
		expect(from?.address).toBe("web@xn--exmple-cua.de");
		expect(messageId).toMatch(/@xn--exmple-cua\.de>$/);
	}
});

test("an address with other letters before the @ is only in the body, and is not acknowledged", async () => {
	const { sink, service, enquire, mailTo, events } = await acknowledging();
	await enquire({ ...ada, user_email: "jürgen@exämple.de" });
	await sink.waitForMails(1);
	expectAsciiHeaders(sink.mails);
	const mail = mailTo(OWNER);
	expect(mail?.replyTo).toBeUndefined();
	for (const text of [mail?.text, mail?.html]) expect(text).toContain("jürgen@exämple.de");
	expect(mail?.text).toContain(words.owner.noReply);
	expect((await service.stored())[0]?.acknowledgement).toBe("none");

	expect(events.filter(({ level }) => level === "alert")).toEqual([]);
});
