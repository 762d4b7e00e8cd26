import { afterAll, beforeAll, expect, test } from "vitest";
import type { ReceivedMail } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { type RunningService, startRunningService } from "../support/running-service.ts";

let service: RunningService;
beforeAll(async () => {
	service = await startRunningService();
}, 60_000);
afterAll(() => service.end());

/** Sends an enquiry to the service and resolves to the mail that arrives, with LF line ends. */
async function mailOf(fields: Partial<typeof ada>): Promise<ReceivedMail> {
	const before = service.sink.mails.length;
	expect(await service.process.enquire({ ...ada, ...fields })).toBe(200);
	const mail = (await service.sink.waitForMails(before + 1))[before] as ReceivedMail;
	return { ...mail, text: mail.text?.replaceAll("\r\n", "\n").trimEnd() };
}

/** What a mail program shows of the HTML, without its styles. */
const shown = ({ html = "" }: ReceivedMail) =>
	html
		.replace(/^.*<body[^>]*>/s, "")
		.replaceAll("<br>", "\n")
		.replaceAll(/<[^>]*>/g, "")
		.trim();

test("the subject has the name and the type, and the message comes before the facts", async () => {
	const mail = await mailOf({ message: "Hello\n\n  again" });
	expect(mail.subject).toBe("Enquiry from Ada Lovelace: Software Solutions");
	const [record] = (await service.records()).slice(-1);
	const time = /\d{1,2} \w{3,4} \d{4}, \d\d:\d\d GMT\+8/.exec(mail.text ?? "")?.[0] ?? "";
	expect(Math.abs(Date.parse(time) - Date.parse(record?.receivedAt ?? ""))).toBeLessThan(60_000);
	expect(mail.text).toBe(
		[
			"Hello\n\n  again",
			`Ada Lovelace · Analytical Engines · ada@example.com · 6512345678 · Software Solutions · ${time}`,
			`Your reply goes to the sender.\nEnquiry ${record?.id}`,
		].join("\n\n"),
	);
	expect(shown(mail)).toMatch(/^Hello\n\n {2}again\n/);
	expect(shown(mail)).toContain(`Ada Lovelace · Analytical Engines · Software Solutions · ${time}`);
});

test("it is plain text and HTML, and loads nothing", async () => {
	const { raw, html, attachments } = await mailOf({});
	const types = [...raw.matchAll(/^Content-Type: ([\w/-]+)/gm)].map(([, type]) => type);
	expect(types).toEqual(["multipart/alternative", "text/plain", "text/html"]);
	expect(attachments).toEqual([]);
	expect(html).not.toMatch(/<(img|link|script|iframe|base)\b|url\(|@import|https?:/i);
});

test("address and phone number can be tapped, and blank facts are left out", async () => {
	const links = (mail: ReceivedMail) =>
		[...(mail.html?.matchAll(/href="([^"]*)"/g) ?? [])].map(([, href]) => href);
	const full = await mailOf({ user_email: "ada+x?cc=a@exämple.de" });
	expect(links(full)).toEqual(["mailto:ada%2Bx%3Fcc%3Da@xn--exmple-cua.de", `tel:${ada.phone}`]);
	expect(full.replyTo?.[0]?.address).toBe("ada+x?cc=a@xn--exmple-cua.de");
	const short = await mailOf({ company: "", phone: "", user_email: "jürgen@example.de" });
	expect(links(short)).toEqual([]);
	expect(short.text).toContain("Ada Lovelace · jürgen@example.de · Software Solutions · ");
	expect(short.replyTo).toBeUndefined();
});

test.each([
	["line ends and a Bcc", "Eve\r\nBcc: all@evil.example\u202E", /from Eve Bcc: all@evil.example: /],
	["an encoded word", "=?utf-8?Q?a=0D=0ABcc:=20b?=", /from = \?utf-8\?Q\?a=0D=0ABcc:=20b\?=: /],
	["200 emoji", "🙂".repeat(200), /^Enquiry from (🙂){80}: Software Solutions$/u],
	["placeholders", "{type} {company} {id}", /^Enquiry from \{type\} \{company\} \{id\}: /],
])("a name with %s cannot break the headers", async (_, user_name, subject) => {
	const mail = await mailOf({ user_name });
	expect(mail.subject).toMatch(subject);
	expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
	expect(mail.headers.map(({ key }) => key)).not.toContain("bcc");
	expect(mail.to).toEqual([{ name: "", address: "hello@example.com" }]);
	expect(mail.replyTo?.map(({ address }) => address)).toEqual([ada.user_email]);
});

test("no line of the mail is longer than SMTP allows, and none is broken", async () => {
	const message = `${"x".repeat(5_000)}\n${"界".repeat(4_000)}\n.\n..\nFrom here\n`;
	const mail = await mailOf({ message, company: "c".repeat(200) });
	// 998 bytes without the line end (RFC 5321, 4.5.3.1.6).
	for (const line of mail.raw.split("\r\n")) {
		expect(Buffer.byteLength(line)).toBeLessThanOrEqual(998);
		expect(line).not.toMatch(/[\r\n]/);
	}
	expect(mail.text).toContain(message.trim());
	expect(shown(mail)).toContain(message.trim());
});

test("HTML and bidirectional controls in any field stay text", async () => {
	const html = `<b>x</b>"'&amp;<!--`;
	const mail = await mailOf({
		message: `${html}\n\u202Ereversed\u2066`,
		user_name: html,
		company: `\u202E${html}`,
	});
	const escaped = "&lt;b&gt;x&lt;/b&gt;&quot;&#39;&amp;amp;&lt;!--";
	expect(mail.html?.match(new RegExp(escaped, "g"))).toHaveLength(4);
	expect(mail.html).not.toContain("<b>");
	expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
	expect(mail.text).toContain(`${html}\nreversed`);
});

test("date and Message-ID come from the enquiry, so that every try sends the same mail", async () => {
	const mail = await mailOf({});
	const [record] = (await service.records()).slice(-1);
	expect(mail.messageId).toBe(`<${record?.id}@firm.example>`);
	expect(Date.parse(mail.date ?? "")).toBe(
		Math.floor(Date.parse(record?.receivedAt ?? "") / 1000) * 1000,
	);
});
