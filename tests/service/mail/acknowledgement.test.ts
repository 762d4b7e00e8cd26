import { expect, onTestFinished, test } from "vitest";
import site from "#company/site.json" with { type: "json" };
import { words } from "#content/words.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { escapeHtml } from "#service/text/escape-html.ts";
import type { Words } from "#shared/words.ts";
import { startSmtpSink } from "../../support/smtp-sink.ts";
import { ada, askHealth, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { changeSiteBuild, siteFolder } from "../support/site-folder.ts";
import { testDelivery } from "../support/test-delivery.ts";
import { type TestService, testService } from "../support/test-service.ts";

const ON = { ACKNOWLEDGE: "on", RATE_LIMIT_PER_MINUTE: "0" };
const DAY = 24 * 60 * 60 * 1000;

/** The email addresses with a queued acknowledgement. */
async function queued(service: TestService): Promise<string[]> {
	return (await service.stored())
		.filter(({ acknowledgement }) => acknowledgement !== "none")
		.map(({ user_email }) => user_email);
}

test("no acknowledgement is queued by default", async () => {
	const service = testService();
	await service.send(multipart(ada));
	expect(await queued(service)).toEqual([]);
});

/** Starts the real service with acknowledgements and changed words. */
async function startAcknowledging(changed: Partial<Words["acknowledgement"]> = {}) {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const cwd = siteFolder();
	const acknowledgement = { ...words.acknowledgement, ...changed };
	changeSiteBuild(cwd, { words: { ...words, acknowledgement } });
	const service = await startInProcess(cwd, { ...ON, SMTP_URL: sink.url });
	return {
		/** Sends an enquiry and resolves to its acknowledgement. */
		async acknowledged(fields: Partial<typeof ada>) {
			await service.enquire({ ...ada, ...fields });
			const mails = await sink.waitForMails(2);
			const mail = mails.find(({ envelopeTo }) => envelopeTo.includes(ada.user_email));
			return { mail, text: mail?.text?.replaceAll("\r\n", "\n").trimEnd() };
		},
	};
}

test("the acknowledgement names the firm, the type and when to expect an answer", async () => {
	const { acknowledged } = await startAcknowledging({ answer: "We answer within two days." });
	const { mail, text } = await acknowledged({ enquiryType: "Career" });
	const { subject, automatic } = words.acknowledgement;
	expect(subject).toContain(site.company);
	expect(mail?.subject).toBe(subject);
	const thanks = `Thank you for your enquiry to ${site.company} (Career). It has arrived.`;
	expect(text).toBe(`${thanks}\n\nWe answer within two days.\n\n${automatic}`);
	for (const sentence of text?.split("\n\n") ?? [])
		expect(mail?.html).toContain(`>${escapeHtml(sentence)}</p>`);
});

test("without a sentence about the answer, the acknowledgement promises nothing", async () => {
	const { acknowledged } = await startAcknowledging({ answer: "" });
	const { mail, text } = await acknowledged({});
	expect(text?.split("\n\n")).toHaveLength(2);
	expect(mail?.html).not.toContain("<p></p>");
});

test("the acknowledgement contains no user input and is marked as automatic", async () => {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const { service, enquire } = testDelivery(smtpMailer(sink.url), ON);
	await enquire({ ...ada, user_name: "Buy Now", message: "http://evil.example", company: "Cheap" });
	await sink.waitForMails(2);
	const mail = sink.mails.find(({ envelopeTo }) => envelopeTo.includes("ada@example.com"));
	const [record] = await service.stored();
	expect(mail?.envelopeTo).toEqual(["ada@example.com"]);
	expect(mail?.headers).toContainEqual(
		expect.objectContaining({ key: "auto-submitted", value: "auto-replied" }),
	);
	expect(mail?.messageId).toBe(`<${record?.id}.acknowledgement@firm.example>`);
	expect(mail?.replyTo?.map(({ address }) => address)).toEqual(["owner@firm.example"]);
	for (const word of ["Buy", "evil", "Cheap", "65123"]) expect(mail?.raw).not.toContain(word);
	await eventually(async () => (await service.stored())[0]?.acknowledgement).toBe("sent");
});

test("an address gets one acknowledgement a day, regardless of case and plus tags", async () => {
	const service = testService(ON);
	for (const address of [
		"ada@example.com",
		"ADA@Example.com",
		"ada+1@example.com",
		"bob@b.example",
	]) {
		await service.send(multipart({ ...ada, user_email: address, message: address }));
	}
	expect(await queued(service)).toEqual(["ada@example.com", "bob@b.example"]);
	service.clock.now += DAY - 1;
	await service.send(multipart({ ...ada, message: "too early" }));
	expect(await queued(service)).toHaveLength(2);
	service.clock.now += 1;
	await service.send(multipart({ ...ada, message: "the next day" }));
	expect(await queued(service)).toHaveLength(3);
	expect((await service.stored()).map(({ mail }) => mail)).toEqual(Array(6).fill("pending"));
});

test("neither a quarantined enquiry nor a retry is acknowledged", async () => {
	const service = testService(ON);
	await service.send(multipart({ ...ada, homepage: "filled" }));
	expect(await queued(service)).toEqual([]);
	await service.send(multipart({ ...ada, enquiry_id: "k" }));
	service.clock.now += 2 * DAY;
	await service.send(multipart({ ...ada, enquiry_id: "k" }));
	expect(await queued(service)).toEqual(["ada@example.com"]);
});

test("a nonexistent address stops the acknowledgement without an alert", async () => {
	const sink = await startSmtpSink();
	onTestFinished(() => sink.close());
	const { service, enquire, events } = testDelivery(smtpMailer(sink.url), ON);
	sink.refuseRecipient("ada@example.com");
	await enquire(ada);
	await eventually(async () => (await service.stored())[0]?.acknowledgement).toBe("stopped");
	await eventually(async () => (await service.stored())[0]?.mail).toBe("sent");
	expect(events.filter(({ level }) => level === "alert")).toEqual([]);
	const health = await service.send(askHealth());
	expect(await health.json()).toMatchObject({ ok: true, stopped: 0 });
});
