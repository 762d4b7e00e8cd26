import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { words } from "#content/words.ts";
import type { Database } from "#service/database/database.ts";
import { emlMailer, removeMailFiles } from "#service/mail/eml-mailer.ts";
import { escapeHtml } from "#service/mail/html-mail.ts";
import type { Mail } from "#service/mail/mailer.ts";
import { smtpMailer } from "#service/mail/smtp-mailer.ts";
import { fill } from "#shared/fill.ts";
import { describeOnEachEngine } from "../support/each-engine.ts";
import { ada } from "../support/enquiry-requests.ts";
import { testSink } from "../support/mail-servers.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { serviceOn, testService } from "../support/test-service.ts";
import { testMailer, testWatch } from "../support/workers.ts";

const FRIDAY_NOON = "2026-03-06T12:00:00+08:00";
const MONDAY_9 = "2026-03-09T09:00:00+08:00";
const TUESDAY_9 = "2026-03-10T09:00:00+08:00";

const TRAPS = [
	{ ...ada, user_name: "Filled Honeypot", homepage: "http://spam.example" },
	{ ...ada, user_name: "Too Fast", enquiryType: "Other", elapsed_ms: "3" },
];

const told = (count: number) => fill(words.digest.subject, { count });

/** A service on a database with enquiries of Friday, and a watch that looks at given times and mails. */
async function office(
	enquiries: Record<string, string>[] = TRAPS,
	service: ReturnType<typeof serviceOn> & { database: Database } = testService(),
) {
	const mails: Mail[] = [];
	const mailer = testMailer((mail) => mails.push(mail));
	async function enquireAt(time: string, ...all: Record<string, string>[]) {
		service.clock.now = Date.parse(time);
		for (const fields of all) expect(await service.enquire(fields)).toBe(200);
	}
	/** Looks once, as a service that starts at this time, and resolves to the events. */
	async function lookAt(time: string, deps: Parameters<typeof testWatch>[2] = {}) {
		const clock = { now: Date.parse(time) };
		const watch = testWatch(service.database, clock, { mailer, ...deps });
		await watch.stop(10_000);
		return watch.events.map(({ event }) => event);
	}
	await enquireAt(FRIDAY_NOON, ...enquiries);
	const subjects = () => mails.map(({ subject }) => subject);
	return { ...service, mails, enquireAt, lookAt, subjects };
}

test("the owner is told of the quarantine at 8 on the next working morning, and only once", async () => {
	const { database, stored, lookAt } = await office([...TRAPS, ada]);
	const sink = await testSink();
	const mailer = smtpMailer(sink.url);
	await database.query("UPDATE outbox SET state = 'sent'");
	expect(await lookAt("2026-03-09T07:59:59+08:00", { mailer })).toEqual([]);
	expect(await lookAt("2026-03-09T08:00:00+08:00", { mailer })).toEqual(["morning.sent"]);
	for (const time of [MONDAY_9, TUESDAY_9]) expect(await lookAt(time, { mailer })).toEqual([]);

	const [mail, ...others] = sink.mails;
	expect(others).toEqual([]);
	expect(mail?.subject).toBe(told(2));
	expect(mail?.envelopeTo).toEqual(["owner@firm.example"]);
	const automatic = { key: "auto-submitted", value: "auto-generated" };
	expect(mail?.headers).toContainEqual(expect.objectContaining(automatic));
	const [honeypot, fast] = await stored();
	const html = mail?.html?.replaceAll("<br>", "\n").replaceAll(/<[^>]*>/g, "");
	const { honeypot: filled, elapsed } = words.digest.reasons;
	for (const [part, shown] of [
		[mail?.text, (text: string) => text],
		[html, escapeHtml],
	] as const) {
		const when = "6 Mar 2026, 12:00 GMT+8.";
		expect(part).toContain(`Filled Honeypot, Software Solutions\n${when} ${shown(filled)}`);
		expect(part).toContain(`Too Fast, Other\n${when} ${shown(elapsed)}`);
		for (const one of [honeypot, fast]) {
			expect(part).toContain(`npm run enquiries -- release ${one?.id}`);
		}
		expect(part).not.toContain("Ada Lovelace");
	}
});

test("a service that was off in the morning tells at its start, and later ones the day after", async () => {
	const { enquireAt, lookAt, mails, subjects } = await office();
	await enquireAt(MONDAY_9, { ...ada, user_name: "After Eight", homepage: "x" });
	for (const time of [MONDAY_9, TUESDAY_9]) await lookAt(time);
	expect(subjects()).toEqual([told(2), told(1)]);
	expect(mails[1]?.text).toContain("After Eight");
	expect(mails[1]?.text).not.toContain("Too Fast");
});

test("it tells of what is stuck and of a late backup, every working morning as long as it lasts", async () => {
	const { database, lookAt, mails } = await office([ada]);
	await database.query("UPDATE outbox SET state = 'stopped'");
	const backup = () => ({ ageSeconds: 8_000, verified: true });
	for (const time of [MONDAY_9, TUESDAY_9]) await lookAt(time, { backup });
	expect(mails[0]?.text).toMatch(/^Some deliveries were refused .+ then run retry\.$/m);
	expect(mails[0]?.text).toMatch(/^The newest backup is older than two hours\./m);
	expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test("a mail that fails is tried again after its lease, with the same Message-ID", async () => {
	const { lookAt } = await office();
	const sink = await testSink();
	const mailer = smtpMailer(sink.url);
	sink.replyNext(451);
	expect(await lookAt(MONDAY_9, { mailer })).toEqual(["morning.failed"]);
	expect(await lookAt("2026-03-09T09:13:00+08:00", { mailer })).toEqual([]);
	expect(await lookAt("2026-03-09T09:15:00+08:00", { mailer })).toEqual(["morning.sent"]);
	expect(sink.mails).toHaveLength(1);
});

test("without a mail server it is filed, told again later, and removed with an enquiry", async () => {
	const { stored, lookAt, subjects } = await office();
	const folder = join(tempFolder(), "mails");
	expect(await lookAt(MONDAY_9, { mailer: emlMailer(folder) })).toEqual(["morning.filed"]);
	expect(readdirSync(folder)).toEqual(["morning-2026-03-09.eml"]);
	await lookAt(TUESDAY_9);
	expect(subjects()).toEqual([told(2)]);
	await removeMailFiles(folder, [(await stored())[0]?.id ?? ""]);
	expect(existsSync(folder) && readdirSync(folder)).toEqual([]);
});

describeOnEachEngine("on one database", (newStore) => {
	test("of several processes one sends it", async () => {
		const store = await newStore();
		const opened = await Promise.all([store.open(), store.open(), store.open()]);
		const offices = await Promise.all(
			opened.map((database, i) => office(i ? [] : TRAPS, { ...serviceOn(database), database })),
		);
		await Promise.all(offices.map(({ lookAt }) => lookAt(MONDAY_9)));
		expect(offices.flatMap(({ subjects }) => subjects())).toEqual([told(2)]);
	});
});
