import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { emlMailer } from "#service/mail/eml-mailer.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, askHealth } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { recover } from "../support/test-outbox.ts";

async function sinkFor(options?: Parameters<typeof startSmtpSink>[0]) {
	const sink = await startSmtpSink(options);
	onTestFinished(() => sink.close());
	return sink;
}

describe("by SMTP", () => {
	test("the mail contains the whole enquiry, and replies go to the sender", async () => {
		const sink = await sinkFor();
		const { service, enquire, waitForMail } = testDelivery(smtpMailer(sink.url));
		await enquire({ ...ada, message: "Größe 🙂\n.\n..dots\nFrom here <b>on</b>" });
		await waitForMail("sent");
		const [mail] = sink.mails;
		const [record] = await service.stored();
		expect(mail?.subject).toBe("Enquiry from Ada Lovelace: Software Solutions");
		expect(mail?.envelopeTo).toEqual(["owner@firm.example"]);
		expect(mail?.from?.address).toBe("website@firm.example");
		expect(mail?.replyTo).toEqual([{ name: "Ada Lovelace", address: "ada@example.com" }]);
		expect(mail?.messageId).toBe(`<${record?.id}@firm.example>`);
		for (const value of [ada.user_name, ada.company, ada.phone, ada.user_email, ada.enquiryType]) {
			expect(mail?.text).toContain(value);
			expect(mail?.html).toContain(value);
		}
		expect(mail?.text).toContain("Größe 🙂\n.\n..dots\nFrom here <b>on</b>");
		expect(mail?.html).toContain("From here &lt;b&gt;on&lt;/b&gt;");
	});

	test("the owner's mail says that it was sent automatically", async () => {
		const sink = await sinkFor();
		const { enquire } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		const [mail] = await sink.waitForMails(1);
		expect(mail?.headers).toContainEqual(
			expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
		);
	});

	test.each([451, 452, 421] as const)(
		"a mail is retried and sent once after a temporary %d",
		async (code) => {
			const sink = await sinkFor();
			sink.replyNext(code);
			const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
			await enquire(ada);
			await waitForMail("sent");
			expect(sink.mails).toHaveLength(1);
			expect((await service.stored())[0]).toMatchObject({ tries: 2, lastError: null });
			await eventually(() => events.map(({ event }) => event)).toEqual([
				"mail.failed",
				"mail.sent",
			]);
		},
	);

	test.each([550, 552] as const)("a permanent %d stops the mail with an alert", async (code) => {
		const sink = await sinkFor();
		sink.replyNext(code);
		const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await waitForMail("stopped");
		expect(sink.offered).toBe(1);
		expect((await service.stored())[0]).toMatchObject({
			...ada,
			tries: 1,
			lastError: expect.stringContaining(`${code}`),
		});
		await eventually(() => events).toEqual([
			expect.objectContaining({ level: "alert", event: "mail.stopped" }),
		]);
		const health = await service.send(askHealth());
		expect(await health.json()).toEqual({
			status: "degraded",
			ok: false,
			pending: 0,
			oldestPendingSeconds: 0,
			filed: 0,
			mailServerMissing: false,
			stopped: 1,
			loginRefused: 0,
			quarantined: 0,
			oldestQuarantinedSeconds: 0,
			overHourlyLimit: false,
			notStored: 0,
		});
	});

	test("a stopped mail is sent after a restart", async () => {
		const sink = await sinkFor();
		sink.replyNext(550);
		const { service, wake, enquire, waitForMail } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await waitForMail("stopped");
		await recover(service.database);
		wake();
		await waitForMail("sent");
	});

	test("a rejected login is retried, with an alert that omits the password", async () => {
		const sink = await sinkFor({ refuseLogin: true });
		const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await eventually(() => events.length).toBeGreaterThan(1);
		const health = await service.send(askHealth());
		expect(health.status).toBe(200);
		expect(await health.json()).toMatchObject({ status: "degraded", loginRefused: 1, stopped: 0 });
		expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
		expect(events[0]?.error).toContain("535");
		expect(JSON.stringify(events)).not.toContain("wrong");
		await waitForMail("pending");
	});

	test.each(["hang", "drop"] as const)(
		"a mail is sent again if the server %ss after receiving it",
		async (reply) => {
			const sink = await sinkFor();
			sink.replyNext(reply);
			const { service, enquire, waitForMail } = testDelivery(
				smtpMailer(sink.url, { socketTimeout: 200 }),
			);
			await enquire(ada);
			await waitForMail("sent");
			const [record] = await service.stored();
			expect(record?.tries).toBeGreaterThanOrEqual(2);
			expect(sink.mails[0]?.messageId).toContain(record?.id);
		},
	);

	test("a mail stays pending while the server is down and is sent afterwards", async () => {
		const sink = await sinkFor();
		sink.goDown();
		const { enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await eventually(() => events.length).toBeGreaterThan(0);
		await waitForMail("pending");
		sink.comeBack();
		await waitForMail("sent");
		expect(sink.mails).toHaveLength(1);
	});

	test("fifty enquiries result in fifty mails", async () => {
		const sink = await sinkFor();
		const { service, enquire } = testDelivery(smtpMailer(sink.url));
		await Promise.all(
			Array.from({ length: 50 }, (_, i) => enquire({ ...ada, message: `No. ${i}` })),
		);
		await sink.waitForMails(50);
		const allSent = async () => (await service.stored()).every(({ mail }) => mail === "sent");
		await eventually(allSent).toBe(true);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(50);
	});

	test("header injection, SMTP commands and bidi overrides have no effect", async () => {
		const sink = await sinkFor();
		const { enquire, waitForMail } = testDelivery(smtpMailer(sink.url));
		await enquire({
			...ada,
			user_name: 'Eve\r\nBcc: all@evil.example\n\n"<x@evil.example>, y@evil.example\u202Egpj',
			company: "a\r\n.\r\nRCPT TO:<z@evil.example>",
		});
		await waitForMail("sent");
		const [mail] = sink.mails;
		expect(mail?.envelopeTo).toEqual(["owner@firm.example"]);
		expect(mail?.to).toEqual([{ name: "", address: "owner@firm.example" }]);
		expect([mail?.bcc ?? [], mail?.cc ?? []]).toEqual([[], []]);
		expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["ada@example.com"]);
		expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
		expect(mail?.subject).not.toMatch(/[\n\r\u202E]/);
		expect(mail?.text).toContain("a . RCPT TO:<z@evil.example>");
	});
});

describe("as files", () => {
	const mails = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".eml"));

	test("each mail is one complete .eml file", async () => {
		const folder = join(tempFolder(), "mails");
		const { service, enquire, waitForMail } = testDelivery(emlMailer(folder));
		await enquire(ada);
		await waitForMail("filed");
		expect(readdirSync(folder)).toEqual([`${(await service.stored())[0]?.id}.eml`]);
		const mail = await PostalMime.parse(readFileSync(join(folder, mails(folder)[0] ?? "")));
		expect(mail.subject).toBe("Enquiry from Ada Lovelace: Software Solutions");
		expect(mail.text).toContain(ada.message);
	});

	test("a mail stays pending while the folder is not writable and is written afterwards", async () => {
		const folder = join(tempFolder(), "mails");
		writeFileSync(folder, "a file in the place of the folder");
		const { enquire, waitForMail, events } = testDelivery(emlMailer(folder));
		await enquire(ada);
		await eventually(() => events.length).toBeGreaterThan(0);
		rmSync(folder);
		await waitForMail("filed");
		expect(existsSync(folder) && mails(folder)).toHaveLength(1);
	});
});
