/** What the mails to the owner and to the visitor say, and to whom they go. */
import { describe, expect, test } from "vitest";
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
import { atFileEnd } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";
import { testDelivery } from "../support/workers.ts";

const marked = (value: string) => expect.objectContaining({ key: "auto-submitted", value });

describe("the owner's mail", async () => {
	const sink = await testSink({}, atFileEnd);
	const env = { SMTP_URL: sink.url, MAIL_FROM: "Firm <website@firm.example>" };
	const service = await startInProcess(env, siteFolder(atFileEnd), atFileEnd);

	/** Sends an enquiry and resolves to its mail, with LF line ends, and its record. */
	async function mailOf(fields: Partial<typeof ada>) {
		const before = sink.mails.length;
		expect(await service.enquire({ ...ada, ...fields })).toBe(200);
		const mail = (await sink.waitForMails(before + 1))[before] as ReceivedMail;
		const record = (await service.records()).at(-1);
		return { ...mail, text: mail.text?.replaceAll("\r\n", "\n").trimEnd() ?? "", record };
	}

	/** The subject that the words of the firm give. */
	const subjectFor = (name: string) =>
		fill(words.owner.subject, { name, type: "Software Solutions" });

	test("has the message before the facts, and replies go to the sender", async () => {
		const message = "Größe 🙂\n\n  again\n.\n..dots\nFrom here <b>on</b>";
		const { record, ...mail } = await mailOf({ message });
		expect(mail.subject).toBe(subjectFor("Ada Lovelace"));
		const time = /\d{1,2} \w{3,4} \d{4}, \d\d:\d\d GMT\+8/.exec(mail.text)?.[0] ?? "";
		const received = Date.parse(record?.receivedAt ?? "");
		expect(Math.abs(Date.parse(time) - received)).toBeLessThan(60_000);
		const facts = [ada.user_name, ada.company, ada.user_email, ada.phone, ada.enquiryType, time];
		expect(mail.text.startsWith(`${message}\n\n${facts.join(" · ")}\n\n`)).toBe(true);
		expect(mail.html).toContain("Größe 🙂<br><br>  again<br>");
		expect(mail.html).toContain("From here &lt;b&gt;on&lt;/b&gt;");
		expect(mail.envelopeTo).toEqual(["hello@example.com"]);
		expect(mail.from?.address).toBe("website@firm.example");
		expect(mail.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
		expect(mail.headers).toContainEqual(marked("auto-generated"));
		const types = [...mail.raw.matchAll(/^Content-Type: ([\w/-]+)/gm)].map(([, type]) => type);
		expect(types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
		// It loads nothing.
		const withoutLinks = mail.html?.replaceAll(/ href="[^"]*"/g, "");
		expect(withoutLinks).not.toMatch(/<(img|link|script|iframe|base)\b|url\(|@import|https?:/i);
		// Both come from the enquiry, so that every try sends the same mail.
		expect(mail.messageId).toBe(`<${record?.id}@firm.example>`);
		expect(Date.parse(mail.date ?? "")).toBe(Math.floor(received / 1000) * 1000);
	});

	test("has links to address and phone number, and no blank facts", async () => {
		// The links by which the owner says what became of it have a test of their own.
		const links = (mail: ReceivedMail) =>
			[...(mail.html?.matchAll(/href="((?:mailto|tel):[^"]*)"/g) ?? [])].map(([, href]) => href);
		const full = await mailOf({ user_email: "ada+x?cc=a@exämple.de" });
		expect(links(full)).toEqual(["mailto:ada%2Bx%3Fcc%3Da@xn--exmple-cua.de", `tel:${ada.phone}`]);
		expect(full.replyTo?.[0]?.address).toBe("ada+x?cc=a@xn--exmple-cua.de");
		const short = await mailOf({ company: "", phone: "", user_email: "jürgen@example.de" });
		expect(links(short)).toEqual([]);
		expect(short.text).toContain("Ada Lovelace · jürgen@example.de · Software Solutions · ");
		expect(short.text).toContain(words.owner.noReply);
		expect(short.replyTo).toBeUndefined();
	});

	test.each([
		["line ends and a Bcc", "Eve\r\nBcc: all@evil.example\u202E", "Eve Bcc: all@evil.example"],
		["an encoded word", "=?utf-8?Q?a=0D=0ABcc:=20b?=", "= ?utf-8?Q?a=0D=0ABcc:=20b?="],
		["200 emoji", "🙂".repeat(200), "🙂".repeat(80)],
		["placeholders", "{type} {company} {id}", "{type} {company} {id}"],
	])("has safe headers for a name with %s", async (_, user_name, name) => {
		const mail = await mailOf({ user_name });
		expect(mail.subject).toBe(subjectFor(name));
		expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
		expect(mail.to).toEqual([{ name: "", address: "hello@example.com" }]);
		expect(mail.replyTo?.map(({ address }) => address)).toEqual([ada.user_email]);
	});
});

describe("the acknowledgement", () => {
	const ON = { ACKNOWLEDGE: "on" };

	/** Starts workers that acknowledge enquiries, and a mail server without SMTPUTF8. */
	async function acknowledging() {
		const sink = await testSink();
		return { sink, ...testDelivery(smtpMailer(sink.url), ON) };
	}

	test.each([
		["by default", {}, {}],
		["for an enquiry in quarantine", ON, { homepage: "filled" }],
		["to an address that headers cannot have", ON, { user_email: "jürgen@exämple.de" }],
	])("is not sent %s", async (_, env, fields) => {
		const service = testService(env);
		await service.enquire({ ...ada, ...fields });
		expect(await service.stored()).toMatchObject([{ acknowledgement: "none" }]);
	});

	test.each(["We answer within two days.", ""])("has the firm's words, and %j", async (answer) => {
		const sink = await testSink();
		const cwd = siteFolder();
		const acknowledgement = { ...words.acknowledgement, answer };
		changeSiteBuild(cwd, { words: { ...words, acknowledgement } });
		const service = await startInProcess({ ...ON, SMTP_URL: sink.url }, cwd);
		await service.enquire({ ...ada, enquiryType: "Career" });
		const mails = await sink.waitForMails(2);
		const mail = mails.find(({ envelopeTo }) => envelopeTo.includes(ada.user_email));
		expect(mail?.subject).toBe(acknowledgement.subject);
		const thanks = fill(acknowledgement.thanks, { type: "Career" });
		const sentences = [thanks, answer, acknowledgement.automatic].filter(Boolean);
		expect(mail?.text?.trimEnd().split(/\r?\n\r?\n/)).toEqual(sentences);
		for (const one of sentences) expect(mail?.html).toContain(`>${escapeHtml(one)}</p>`);
		expect(mail?.html).not.toContain("<p></p>");
	});

	test("contains no user input and is marked as automatic", async () => {
		const { service, enquire, sink } = await acknowledging();
		const advert = { user_name: "Buy Now", message: "http://evil.example", company: "Cheap" };
		await enquire({ ...ada, ...advert });
		const mails = await sink.waitForMails(2);
		const mail = mails.find(({ envelopeTo }) => envelopeTo.includes(ada.user_email));
		expect(mail?.headers).toContainEqual(marked("auto-replied"));
		const [record] = await service.stored();
		expect(mail?.messageId).toBe(`<${record?.id}.acknowledgement@firm.example>`);
		expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["owner@firm.example"]);
		for (const word of ["Buy", "evil", "Cheap", "65123"]) expect(mail?.raw).not.toContain(word);
		await eventually(async () => (await service.stored())[0]?.acknowledgement).toBe("sent");
	});

	test("stops without an alert at a nonexistent address", async () => {
		const { service, enquire, events, sink } = await acknowledging();
		sink.refuseRecipient(ada.user_email);
		await enquire(ada);
		const states = async () =>
			(await service.stored()).map(({ mail, acknowledgement }) => [mail, acknowledgement]);
		await eventually(states).toEqual([["sent", "stopped"]]);
		expect(events.filter(({ level }) => level === "alert")).toEqual([]);
		expect(await service.health()).toMatchObject({ ok: true, stopped: 0 });
	});
});
