import { createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { emlMailer } from "#service/mail/eml-mailer.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { visitFrom } from "#shared/visit.ts";
import { TRUST_TEST_CERTIFICATE } from "../../support/smtp-sink.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testSink } from "../support/mail-servers.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";
import { SECRET, startReceiver } from "../support/webhook-receiver.ts";
import { recover, testDelivery, testMailer } from "../support/workers.ts";

/** Starts workers, and has them deliver an enquiry. */
async function deliver(...args: Parameters<typeof testDelivery>) {
	const delivery = testDelivery(...args);
	await delivery.enquire(ada);
	return delivery;
}

describe("faults of the mail server", () => {
	test.each([451, "hang", "drop"] as const)("a mail that gets %s is sent again", async (reply) => {
		const sink = await testSink();
		sink.replyNext(reply);
		const mailer = smtpMailer(sink.url, { socketTimeout: 200 });
		const { service, waitForMail, events } = await deliver(mailer);
		await waitForMail("sent");
		const [record] = await service.stored();
		expect(record?.tries).toBeGreaterThanOrEqual(2);
		expect(record?.lastError).toBeNull();
		expect(sink.mails[0]?.messageId).toContain(record?.id);
		await eventually(() => events.at(-1)?.event).toBe("mail.sent");
		expect(events[0]?.event).toBe("mail.failed");
	});

	test("550 stops the mail with an alert, and a restart sends it", async () => {
		const sink = await testSink();
		sink.replyNext(550);
		const { service, waitForMail, wake, events } = await deliver(smtpMailer(sink.url));
		await waitForMail("stopped");
		expect(sink.offered).toBe(1);
		expect((await service.stored())[0]).toMatchObject({
			...{ ...ada, tries: 1, lastError: expect.stringContaining("550") },
		});
		await eventually(() => events).toMatchObject([{ level: "alert", event: "mail.stopped" }]);
		expect(await service.health()).toMatchObject({ status: "degraded", pending: 0, stopped: 1 });
		await recover(service.database);
		wake();
		await waitForMail("sent");
	});

	// A refusal before the mail is about the server, and not about this mail.
	test.each([undefined, 554])(
		"while it is down (%s) mails wait, and are sent once",
		async (code) => {
			const sink = await testSink();
			sink.goDown(code);
			const { service, enquire, waitForMail, events } = await deliver(smtpMailer(sink.url));
			await eventually(() => events.length).toBeGreaterThan(0);
			await waitForMail("pending");
			sink.comeBack();
			for (let i = 1; i < 30; i++) await enquire({ ...ada, message: `No. ${i}` });
			const mails = async () => new Set((await service.stored()).map(({ mail }) => mail));
			await eventually(mails).toEqual(new Set(["sent"]));
			expect(sink.mails).toHaveLength(30);
			expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(30);
		},
	);

	test("a refused login is tried again, with an alert that omits the password", async () => {
		const sink = await testSink({ refuseLogin: true });
		const { service, waitForMail, events } = await deliver(smtpMailer(sink.url));
		await eventually(() => events.length).toBeGreaterThan(1);
		const health = { status: "degraded", loginRefused: 1, stopped: 0 };
		expect(await service.health()).toMatchObject(health);
		expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
		expect(events[0]?.error).toContain("535");
		expect(JSON.stringify(events)).not.toContain("wrong");
		await waitForMail("pending");
	});
});

describe("TLS", () => {
	// 0.0.0.0 leads to this machine, but does not count as it.
	test.each([
		"user:geheim@127.0.0.1:PORT",
		"user:geheim@127.0.0.1:PORT?ignoreTLS=true",
		"0.0.0.0:PORT",
	])("without it, nothing is sent to %s", async (target) => {
		const sink = await testSink({ withoutTls: true });
		const url = `smtp://${target.replace("PORT", new URL(sink.url).port)}`;
		const { waitForMail, events } = await deliver(smtpMailer(url));
		// The mail is tried again.
		await eventually(() => events.length).toBeGreaterThan(1);
		await waitForMail("pending");
		expect([sink.offered, sink.logins]).toEqual([0, []]);
		expect(events[0]).toMatchObject({ level: "alert", event: "mail.login-failed" });
		expect(events[0]?.error).toMatch(/^The mail server [\d.]+:\d+ refuses TLS .+ smtps:\/\//);
		expect(JSON.stringify(events)).not.toContain("geheim");
	});

	test("a password is sent over STARTTLS", async () => {
		const sink = await testSink({ startTls: true });
		const url = sink.url.replace("//", "//user:geheim@");
		const { waitForMail } = await deliver(smtpMailer(`${url}?${TRUST_TEST_CERTIFICATE}`));
		await waitForMail("sent");
		expect(sink.logins).toEqual([{ user: "user", secure: true }]);
	});

	test("ignoreTLS=true sends to a relay without TLS and without a password", async () => {
		const { port } = new URL((await testSink({ withoutTls: true })).url);
		const mailer = smtpMailer(`smtp://0.0.0.0:${port}?ignoreTLS=true`);
		const { waitForMail } = await deliver(mailer);
		await waitForMail("sent");
	});
});

test("without a mail server each mail is one complete file, and waits while it cannot be written", async () => {
	const folder = join(tempFolder(), "mails");
	writeFileSync(folder, "a file in the place of the folder");
	const { service, waitForMail, events } = await deliver(emlMailer(folder));
	await eventually(() => events.length).toBeGreaterThan(0);
	rmSync(folder);
	await waitForMail("filed");
	const [{ id } = {}] = await service.stored();
	expect(existsSync(folder) && readdirSync(folder)).toEqual([`${id}.eml`]);
	const mail = await PostalMime.parse(readFileSync(join(folder, `${id}.eml`)));
	expect(mail.messageId).toBe(`<${id}@firm.example>`);
	expect(mail.text).toContain(ada.message);
});

describe("the webhook", () => {
	/** Sends an enquiry to a receiver that answers with these statuses first. */
	async function call(...statuses: number[]) {
		const { calls, env } = await startReceiver(...statuses);
		const { service, events, waitForMail } = await deliver(testMailer(), env);
		const state = async () => (await service.stored())[0]?.webhook;
		return { calls, service, events, state, waitForMail };
	}

	test("sends the enquiry with its id and timestamp", async () => {
		const { calls, service, state } = await call();
		await eventually(state).toBe("sent");
		const [{ headers, body } = { headers: {}, body: "" }] = calls;
		const [record] = await service.stored();
		expect(JSON.parse(body)).toEqual({
			type: "enquiry.received",
			timestamp: record?.receivedAt,
			data: { id: record?.id, ...ada, conflict: false, ...visitFrom(() => "") },
		});
		const { "webhook-id": id, "webhook-timestamp": time } = headers;
		expect(id).toBe(record?.id);
		expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60);
	});

	// The key of the specification's example.
	const base64 = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
	test.each([
		[SECRET, SECRET],
		[`whsec_${base64}`, Buffer.from(base64, "base64")],
	])("is signed with the secret %s as its receiver reads it", async (secret, key) => {
		const { calls, env } = await startReceiver();
		const { service, enquire } = testDelivery(testMailer(), { ...env, WEBHOOK_SECRET: secret });
		await enquire(ada);
		await eventually(async () => (await service.stored())[0]?.webhook).toBe("sent");
		const [{ headers, body } = { headers: {}, body: "" }] = calls;
		const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
		const signed = createHmac("sha256", key).update(content).digest("base64");
		expect(headers["webhook-signature"]).toBe(`v1,${signed}`);
	});

	test.each([500, 404, 302, 0])("is called again after %d, the same", async (status) => {
		const { calls, state } = await call(status);
		await eventually(state).toBe("sent");
		expect(calls).toHaveLength(2);
		expect(new Set(calls.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
		expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
	});

	test("is called again after 401, and stopped by 410, both with an alert", async () => {
		const { service, events, state, waitForMail } = await call(401, 410);
		await eventually(state).toBe("stopped");
		expect((await service.stored())[0]).toMatchObject({ webhookError: "It answered 410." });
		const alerts = () => events.filter(({ level }) => level === "alert").map(({ event }) => event);
		await eventually(alerts).toEqual(["webhook.login-failed", "webhook.stopped"]);
		await waitForMail("sent");
	});

	test("is not called for an enquiry in quarantine", async () => {
		const service = testService({ WEBHOOK_URL: "https://x.example", WEBHOOK_SECRET: SECRET });
		await service.enquire({ ...ada, homepage: "filled" });
		expect(await service.stored()).toMatchObject([{ webhook: "none" }]);
	});
});
