import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import { fill } from "#shared/fill.ts";
import type { ReceivedMail } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { siteFolder } from "../support/site-folder.ts";
import { atFileEnd } from "../support/temp-folder.ts";

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

/** What a mail program shows of the HTML, without its styles. */
const shown = ({ html = "" }: ReceivedMail) =>
	html
		.replace(/^.*<body[^>]*>/s, "")
		.replaceAll("<br>", "\n")
		.replaceAll(/<[^>]*>/g, "")
		.trim();

/** The subject that the words of the firm give. */
const subjectFor = (name: string) =>
	fill(words.owner.subject, { name, type: "Software Solutions" });

test("the message comes before the facts, and replies go to the sender", async () => {
	const message = "Größe 🙂\n\n  again\n.\n..dots\nFrom here <b>on</b>";
	const { record, ...mail } = await mailOf({ message });
	expect(mail.subject).toBe(subjectFor("Ada Lovelace"));
	const time = /\d{1,2} \w{3,4} \d{4}, \d\d:\d\d GMT\+8/.exec(mail.text)?.[0] ?? "";
	expect(Math.abs(Date.parse(time) - Date.parse(record?.receivedAt ?? ""))).toBeLessThan(60_000);
	const facts = [ada.user_name, ada.company, ada.user_email, ada.phone, ada.enquiryType, time];
	expect(mail.text.startsWith(`${message}\n\n${facts.join(" · ")}\n\n`)).toBe(true);
	expect(mail.text).toContain(record?.id);
	expect(shown(mail)).toMatch(/^Größe 🙂\n\n {2}again\n/);
	expect(mail.html).toContain("From here &lt;b&gt;on&lt;/b&gt;");
	expect(mail.envelopeTo).toEqual(["hello@example.com"]);
	expect(mail.from?.address).toBe("website@firm.example");
	expect(mail.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
	const automatic = { key: "auto-submitted", value: "auto-generated" };
	expect(mail.headers).toContainEqual(expect.objectContaining(automatic));
});

test("it is plain text and HTML, and loads nothing", async () => {
	const { raw, html, attachments } = await mailOf({});
	const types = [...raw.matchAll(/^Content-Type: ([\w/-]+)/gm)].map(([, type]) => type);
	expect(types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
	expect(attachments).toEqual([]);
	const withoutLinks = html?.replaceAll(/ href="[^"]*"/g, "");
	expect(withoutLinks).not.toMatch(/<(img|link|script|iframe|base)\b|url\(|@import|https?:/i);
});

test("address and phone number can be tapped, and blank facts are left out", async () => {
	// The links by which the owner says what became of it have a test of their own.
	const links = (mail: ReceivedMail) =>
		[...(mail.html?.matchAll(/href="((?:mailto|tel):[^"]*)"/g) ?? [])].map(([, href]) => href);
	const full = await mailOf({ user_email: "ada+x?cc=a@exämple.de" });
	expect(links(full)).toEqual(["mailto:ada%2Bx%3Fcc%3Da@xn--exmple-cua.de", `tel:${ada.phone}`]);
	expect(full.replyTo?.[0]?.address).toBe("ada+x?cc=a@xn--exmple-cua.de");
	const short = await mailOf({ company: "", phone: "", user_email: "jürgen@example.de" });
	expect(links(short)).toEqual([]);
	expect(short.text).toContain("Ada Lovelace · jürgen@example.de · Software Solutions · ");
	expect(short.replyTo).toBeUndefined();
});

test.each([
	["line ends and a Bcc", "Eve\r\nBcc: all@evil.example\u202E", "Eve Bcc: all@evil.example"],
	["an encoded word", "=?utf-8?Q?a=0D=0ABcc:=20b?=", "= ?utf-8?Q?a=0D=0ABcc:=20b?="],
	["200 emoji", "🙂".repeat(200), "🙂".repeat(80)],
	["placeholders", "{type} {company} {id}", "{type} {company} {id}"],
])("a name with %s cannot break the headers", async (_, user_name, name) => {
	const mail = await mailOf({ user_name });
	expect(mail.subject).toBe(subjectFor(name));
	expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
	expect(mail.to).toEqual([{ name: "", address: "hello@example.com" }]);
	expect(mail.replyTo?.map(({ address }) => address)).toEqual([ada.user_email]);
});

test("HTML and bidirectional controls in any field stay text", async () => {
	const html = `<b>x</b>"'&amp;<!--`;
	const message = `${html}\n\u202Ereversed\u2066`;
	const mail = await mailOf({ message, user_name: html, company: `\u202E${html}` });
	const escaped = "&lt;b&gt;x&lt;/b&gt;&quot;&#39;&amp;amp;&lt;!--";
	expect(mail.html?.match(new RegExp(escaped, "g"))).toHaveLength(4);
	expect(mail.html).not.toContain("<b>");
	expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
	expect(mail.text).toContain(`${html}\nreversed`);
});

test("date and Message-ID come from the enquiry, so that every try sends the same mail", async () => {
	const { record, messageId, date } = await mailOf({});
	expect(messageId).toBe(`<${record?.id}@firm.example>`);
	const received = Date.parse(record?.receivedAt ?? "");
	expect(Date.parse(date ?? "")).toBe(Math.floor(received / 1000) * 1000);
});
