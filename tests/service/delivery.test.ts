import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, onTestFinished, test } from "vitest";
import { emlMailer } from "#service/mailers/eml-files.ts";
import { smtpMailer } from "#service/mailers/smtp.ts";
import { createOutbox } from "#service/outbox.ts";
import { StoreUnavailable } from "#service/store/port.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { startSmtpSink } from "../support/smtp-sink.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { testService } from "../support/test-service.ts";

async function sinkFor(options?: Parameters<typeof startSmtpSink>[0]) {
	const sink = await startSmtpSink(options);
	onTestFinished(() => sink.close());
	return sink;
}

describe("by SMTP", () => {
	test("the mail says all of the enquiry and its reply goes to the sender", async () => {
		const sink = await sinkFor();
		const { service, enquire, waitForMail } = testDelivery(smtpMailer(sink.url));
		await enquire({ ...ada, message: "Größe 🙂\n.\n..dots\nFrom here <b>on</b>" });
		await waitForMail("sent");
		const [mail] = sink.mails;
		const [record] = service.stored();
		expect(mail?.subject).toBe("Enquiry: Software Solutions, from Ada Lovelace");
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

	test.each([451, 452, 421] as const)("after a temporary %d it goes out once", async (code) => {
		const sink = await sinkFor();
		sink.answerNext(code);
		const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await waitForMail("sent");
		expect(sink.mails).toHaveLength(1);
		expect(service.stored()[0]).toMatchObject({ tries: 2, lastError: null });
		expect(events.map(({ event }) => event)).toEqual(["mail.failed", "mail.sent"]);
	});

	test.each([550, 552] as const)(
		"a permanent %d stops it with an alert; it stays",
		async (code) => {
			const sink = await sinkFor();
			sink.answerNext(code);
			const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
			await enquire(ada);
			await waitForMail("stopped");
			expect(sink.offered).toBe(1);
			expect(service.stored()[0]).toMatchObject({
				...ada,
				tries: 1,
				lastError: expect.stringContaining(`${code}`),
			});
			expect(events).toEqual([expect.objectContaining({ level: "alert", event: "mail.stopped" })]);
			const health = await service.ask(new Request("http://127.0.0.1/healthz"));
			expect(await health.json()).toEqual({
				status: "degraded",
				ok: false,
				pending: 0,
				oldestPendingSeconds: 0,
				stopped: 1,
				loginRefused: 0,
				quarantined: 0,
				notStored: 0,
			});
		},
	);

	test("a stopped mail goes out after a restart", async () => {
		const sink = await sinkFor();
		sink.answerNext(550);
		const { service, delivery, enquire, waitForMail } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await waitForMail("stopped");
		await createOutbox(service.store, Date.now, 50).recover();
		delivery.wake();
		await waitForMail("sent");
	});

	test("a failed login alerts, is tried again, and the password is told to nobody", async () => {
		const sink = await sinkFor({ refuseLogin: true });
		const { service, enquire, waitForMail, events } = testDelivery(smtpMailer(sink.url));
		await enquire(ada);
		await expect.poll(() => events.length).toBeGreaterThan(1);
		const health = await service.ask(new Request("http://127.0.0.1/healthz"));
		expect(health.status).toBe(200);
		expect(await health.json()).toMatchObject({ status: "degraded", loginRefused: 1, stopped: 0 });
		expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
		expect(events[0]?.error).toContain("535");
		expect(JSON.stringify(events)).not.toContain("wrong");
		await waitForMail("pending");
	});

	test.each(["hang", "drop"] as const)(
		"a server that %ss after the mail: tried again",
		async (answer) => {
			const sink = await sinkFor();
			sink.answerNext(answer);
			const { service, enquire, waitForMail } = testDelivery(
				smtpMailer(sink.url, { socketTimeout: 200 }),
			);
			await enquire(ada);
			await waitForMail("sent");
			expect(service.stored()[0]?.tries).toBe(2);
			expect(sink.mails[0]?.messageId).toContain(service.stored()[0]?.id);
		},
	);

	test("a server that is down: the mail waits and goes out when it is back", async () => {
		const first = await startSmtpSink();
		const port = Number(new URL(first.url).port);
		await first.close();
		const { enquire, waitForMail, events } = testDelivery(smtpMailer(first.url));
		await enquire(ada);
		await expect.poll(() => events.length).toBeGreaterThan(0);
		await waitForMail("pending");
		const sink = await sinkFor({ port });
		await waitForMail("sent");
		expect(sink.mails).toHaveLength(1);
	});

	test("fifty enquiries are fifty mails", async () => {
		const sink = await sinkFor();
		const { service, enquire } = testDelivery(smtpMailer(sink.url));
		await Promise.all(
			Array.from({ length: 50 }, (_, i) => enquire({ ...ada, message: `No. ${i}` })),
		);
		await sink.waitForMails(50);
		await expect.poll(() => service.stored().every(({ mail }) => mail === "sent")).toBe(true);
		expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(50);
	});

	test("header injection, commands and bidi overrides stay harmless text", async () => {
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

	test("each mail is one whole .eml file", async () => {
		const folder = join(tempFolder(), "mails");
		const { service, enquire, waitForMail } = testDelivery(emlMailer(folder));
		await enquire(ada);
		await waitForMail("sent");
		expect(readdirSync(folder)).toEqual([`${service.stored()[0]?.id}.eml`]);
		const mail = await PostalMime.parse(readFileSync(join(folder, mails(folder)[0] ?? "")));
		expect(mail.subject).toBe("Enquiry: Software Solutions, from Ada Lovelace");
		expect(mail.text).toContain(ada.message);
	});

	test("a folder that cannot be written to: the mail waits", async () => {
		const folder = join(tempFolder(), "mails");
		const mailer = emlMailer(folder);
		rmSync(folder, { recursive: true });
		writeFileSync(folder, "a file where the folder was");
		const { enquire, waitForMail, events } = testDelivery(mailer);
		await enquire(ada);
		await expect.poll(() => events.length).toBeGreaterThan(0);
		rmSync(folder);
		emlMailer(folder);
		await waitForMail("sent");
		expect(existsSync(folder) && mails(folder)).toHaveLength(1);
	});
});

describe("the queue", () => {
	const queued = async (count: number) => {
		const service = testService({ RATE_LIMIT_PER_MINUTE: "0" });
		for (let i = 0; i < count; i++) await service.ask(multipart({ ...ada, message: `No. ${i}` }));
		const outbox = createOutbox(service.store, () => service.clock.now, 30_000);
		return { service, outbox };
	};

	test("two workers never hold the same mail", async () => {
		const { service, outbox } = await queued(20);
		const other = createOutbox(service.store, () => service.clock.now, 30_000);
		const claims = (
			await Promise.all([outbox.claim(10), other.claim(10), outbox.claim(10)])
		).flat();
		expect(new Set(claims.map(({ id }) => id)).size).toBe(20);
		expect(claims).toHaveLength(20);
	});

	test("what a late worker writes after its lease ended does not count", async () => {
		const { service, outbox } = await queued(1);
		const [late] = await outbox.claim(1);
		service.clock.now += 200_000;
		const [current] = await outbox.claim(1);
		if (!late || !current) throw new Error("not claimed");
		await outbox.failed(late, "late", "permanent");
		expect(service.stored()[0]).toMatchObject({ mail: "pending", tries: 2, lastError: null });
		await outbox.sent(current);
		await outbox.failed(current, "after all", "temporary");
		expect(service.stored()[0]).toMatchObject({ mail: "sent" });
	});

	test("what a worker claimed without getting to know of it is its own again at once", async () => {
		const { service } = await queued(2);
		let broken = false;
		const query: typeof service.store.query = (text, ...args) =>
			broken && text.startsWith("SELECT *")
				? Promise.reject(new StoreUnavailable("gone"))
				: service.store.query(text, ...args);
		const now = () => service.clock.now;
		const outbox = createOutbox({ query, skipLocked: "" }, now, 30_000);
		const held = await outbox.claim(1);
		broken = true;
		await expect(outbox.claim(1, undefined, held)).rejects.toThrow("gone");
		broken = false;
		expect(await outbox.nextDueIn(undefined, held)).toBe(0);
		const again = await outbox.claim(5, undefined, held);
		expect(again.map(({ tries }) => tries)).toEqual([2]);
		expect(again[0]?.id).not.toBe(held[0]?.id);
	});

	test("mails of a living worker stay its own over another's start", async () => {
		const { outbox } = await queued(1);
		await outbox.claim(1);
		await outbox.recover();
		expect(await outbox.claim(1)).toEqual([]);
	});
});
