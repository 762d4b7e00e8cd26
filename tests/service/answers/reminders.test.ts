import { expect, onTestFinished, test } from "vitest";
import { words } from "#content/words.ts";
import { recordAnswer } from "#service/answers/answers.ts";
import { createWorkers } from "#service/deliveries.ts";
import { createLog } from "#service/log/log.ts";
import type { Mail, Mailer } from "#service/mail/mailer.ts";
import { readSettings } from "#service/settings/settings.ts";
import { ada, askHealth, multipart } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testService } from "../support/test-service.ts";
import { testWatch } from "../support/test-watch.ts";

const OWNER = "owner@firm.example";
const BOSS = "boss@firm.example";
const SETTINGS = {
	MAIL_TO: OWNER,
	MAIL_FROM: "website@firm.example",
	ANSWER_WITHIN: "4h",
	ANSWER_HOURS: "Mon-Fri 09:00-18:00",
	TIME_ZONE: "Asia/Singapore",
	ESCALATE_TO: BOSS,
	SMTP_URL: "smtp://localhost",
};
const MINUTE = 60_000;

type Sent = { time: string; to: string; id: string; subject: string };

/** An office whose clock the test sets: each look is one minute of the service. */
async function office(env: Record<string, string> = {}) {
	const all = { ...SETTINGS, ...env };
	const settings = readSettings(all);
	const service = testService(all);
	const { database, clock } = service;
	const sent: Sent[] = [];
	const timeText = (time: number) =>
		new Date(time).toLocaleString("sv", { timeZone: settings.timeZone }).slice(0, 16);
	const mailer: Mailer = {
		destination: "",
		async send({ to, messageId, subject }: Mail) {
			const [first] = to;
			sent.push({ time: timeText(clock.now), to: first?.address ?? "", id: messageId, subject });
			return { refused: [] };
		},
	};
	const log = createLog(() => {});
	const workers = createWorkers(settings, words, database, mailer, log);
	for (const worker of workers) worker.start();
	onTestFinished(async () => {
		await Promise.all(workers.map((worker) => worker.stop(0)));
	});
	const waiting = async () =>
		database.query("SELECT kind FROM outbox WHERE state = 'pending' AND due_at <= ?", clock.now);
	async function settle() {
		for (const worker of workers) worker.wake();
		await eventually(waiting).toEqual([]);
	}
	/** Looks once at each of these times, as the service does every minute. */
	async function lookAt(...times: (string | number)[]) {
		for (const time of times) {
			clock.now = typeof time === "number" ? time : Date.parse(time);
			const watch = testWatch(database, clock, { mailer, env: all });
			await watch.stop(10_000);
			await settle();
		}
		return sent.map(({ time, to }) => `${time} ${to}`);
	}
	return {
		service,
		database,
		sent,
		async enquireAt(time: string) {
			clock.now = Date.parse(time);
			await service.send(multipart({ ...ada, enquiry_id: crypto.randomUUID() }));
			await settle();
			sent.length = 0;
			const [enquiry] = await database.query("SELECT id FROM enquiries ORDER BY id DESC LIMIT 1");
			return String(enquiry?.id);
		},
		lookAt,
		/** Looks every half an hour and a minute before it, from one time to another. */
		async passFrom(start: string, end: string) {
			for (let time = Date.parse(start); time <= Date.parse(end); time += 30 * MINUTE) {
				await lookAt(time - MINUTE, time);
			}
			return sent.map(({ time, to }) => `${time} ${to}`);
		},
	};
}

test("an enquiry of Friday evening that nobody answers brings these mails, and no others", async () => {
	const { enquireAt, passFrom, sent, service } = await office();
	await enquireAt("2026-03-06T17:30+08:00");
	const mails = await passFrom("2026-03-06T18:00+08:00", "2026-03-11T12:00+08:00");
	expect(mails).toEqual([
		`2026-03-09 10:30 ${OWNER}`,
		`2026-03-09 12:30 ${OWNER}`,
		`2026-03-09 14:30 ${BOSS}`,
		`2026-03-10 08:00 ${OWNER}`,
		`2026-03-11 08:00 ${OWNER}`,
	]);
	expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
	const health = await (await service.send(askHealth())).json();
	expect(health).toMatchObject({ status: "degraded", unanswered: 1 });
});

test.each([
	[
		"a holiday",
		{ ANSWER_HOLIDAYS: "2026-03-09" },
		"2026-03-06T17:30+08:00",
		[`2026-03-10 10:30 ${OWNER}`, `2026-03-10 12:30 ${OWNER}`, `2026-03-10 14:30 ${BOSS}`],
		"2026-03-10T18:00+08:00",
	],
	[
		"the start of summer time",
		{ TIME_ZONE: "Europe/Berlin" },
		"2026-03-27T17:30+01:00",
		[`2026-03-30 10:30 ${OWNER}`, `2026-03-30 12:30 ${OWNER}`, `2026-03-30 14:30 ${BOSS}`],
		"2026-03-30T18:00+02:00",
	],
])("times move over %s", async (_, env, received, expected, end) => {
	const { enquireAt, passFrom } = await office(env);
	await enquireAt(received);
	const start = new Date(Date.parse(received) + 30 * MINUTE).toISOString();
	expect(await passFrom(start, end)).toEqual(expected);
});

test("a clock that was set back repeats no reminder", async () => {
	const { enquireAt, lookAt } = await office();
	await enquireAt("2026-03-09T09:00+08:00");
	const due = "2026-03-09T11:00+08:00";
	const mails = await lookAt(due, "2026-03-09T10:00+08:00", due, "2026-03-09T11:01+08:00");
	expect(mails).toEqual([`2026-03-09 11:00 ${OWNER}`]);
});

test("two processes that look at the same time queue one reminder", async () => {
	const { database, enquireAt, sent, service } = await office();
	await enquireAt("2026-03-09T09:00+08:00");
	service.clock.now = Date.parse("2026-03-09T11:00+08:00");
	const both = [1, 2].map(() => testWatch(database, service.clock, { env: SETTINGS }));
	await Promise.all(both.map((watch) => watch.stop(10_000)));
	const rows = await database.query("SELECT kind FROM outbox WHERE kind = 'reminder'");
	expect(rows).toHaveLength(1);
	expect(sent.length).toBeLessThan(2);
});

test("nobody is reminded of what is answered", async () => {
	const { database, enquireAt, passFrom, service } = await office();
	const id = await enquireAt("2026-03-09T09:00+08:00");
	await recordAnswer(database, id, "answered", "Ann", service.clock.now);
	expect(await passFrom("2026-03-09T09:30+08:00", "2026-03-10T12:00+08:00")).toEqual([]);
});

test("without ANSWER_WITHIN there is only a line in the morning, after two working days", async () => {
	const env = { ANSWER_WITHIN: "", ESCALATE_TO: "" };
	const { enquireAt, passFrom, service } = await office(env);
	await enquireAt("2026-03-06T12:00+08:00");
	const mails = await passFrom("2026-03-06T12:30+08:00", "2026-03-12T12:00+08:00");
	expect(mails).toEqual([`2026-03-11 08:00 ${OWNER}`, `2026-03-12 08:00 ${OWNER}`]);
	const health = await (await service.send(askHealth())).json();
	expect(health).toMatchObject({ status: "ok", unanswered: 1 });
});

test("an enquiry from long before ANSWER_WITHIN was set brings the line of the morning only", async () => {
	const { enquireAt, lookAt, sent } = await office();
	await enquireAt("2026-03-02T09:00+08:00");
	await lookAt("2026-03-09T11:00+08:00");
	expect(sent.map(({ id }) => id)).toEqual([expect.stringContaining("morning")]);
});
