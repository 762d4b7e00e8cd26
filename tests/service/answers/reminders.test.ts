import { expect, test } from "vitest";
import { recordAnswer } from "#service/answers/answers.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { testDelivery, testMailer, testWatch } from "../support/workers.ts";

const OWNER = "owner@firm.example";
const BOSS = "boss@firm.example";
const SETTINGS = {
	...{ MAIL_TO: OWNER, ESCALATE_TO: BOSS, SMTP_URL: "smtp://localhost" },
	...{ ANSWER_WITHIN: "4h", ANSWER_HOURS: "Mon-Fri 09:00-18:00", TIME_ZONE: "Asia/Singapore" },
};
const MINUTE = 60_000;

/** An office with an enquiry, whose clock the test sets: each look is one minute of the service. */
async function office(receivedAt: string, env: Record<string, string> = {}) {
	const all = { ...SETTINGS, ...env };
	const sent: { mail: string; id: string }[] = [];
	const mailer = testMailer(({ to: [first], messageId: id }) => {
		const time = new Date(clock.now).toLocaleString("sv", { timeZone: all.TIME_ZONE });
		sent.push({ mail: `${time.slice(0, 16)} ${first?.address}`, id });
	});
	const { service, wake } = testDelivery(mailer, all);
	const { database, clock } = service;
	const waiting = async () =>
		database.query("SELECT kind FROM outbox WHERE state = 'pending' AND due_at <= ?", clock.now);
	async function settle() {
		wake();
		await eventually(waiting).toEqual([]);
	}
	/** Looks once at each of these times, as the service does every minute. */
	async function lookAt(...times: (string | number)[]) {
		for (const time of times) {
			clock.now = typeof time === "number" ? time : Date.parse(time);
			await testWatch(database, clock, { mailer, env: all }).stop(10_000);
			await settle();
		}
		return sent.map(({ mail }) => mail);
	}
	/** Looks every half an hour and a minute before it, from the enquiry to a time. */
	async function passTo(end: string) {
		const half = 30 * MINUTE;
		for (let time = Date.parse(receivedAt) + half; time <= Date.parse(end); time += half) {
			await lookAt(time - MINUTE, time);
		}
		return sent.map(({ mail }) => mail);
	}
	clock.now = Date.parse(receivedAt);
	await service.enquire(ada);
	await settle();
	sent.length = 0;
	const id = (await service.stored())[0]?.id ?? "";
	return { ...service, id, all, sent, lookAt, passTo };
}

test("an enquiry of Friday evening that nobody answers brings these mails, and no others", async () => {
	const { passTo, sent, health } = await office("2026-03-06T17:30+08:00");
	expect(await passTo("2026-03-11T12:00+08:00")).toEqual([
		`2026-03-09 10:30 ${OWNER}`,
		`2026-03-09 12:30 ${OWNER}`,
		`2026-03-09 14:30 ${BOSS}`,
		`2026-03-10 08:00 ${OWNER}`,
		`2026-03-11 08:00 ${OWNER}`,
	]);
	expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
	expect(await health()).toMatchObject({ status: "degraded", unanswered: 1 });
});

// Over which days working time goes, see working-time.test.ts.
test("a holiday moves them", async () => {
	const { passTo } = await office("2026-03-06T17:30+08:00", { ANSWER_HOLIDAYS: "2026-03-09" });
	expect(await passTo("2026-03-10T11:00+08:00")).toEqual([`2026-03-10 10:30 ${OWNER}`]);
});

test("a clock that was set back repeats no reminder", async () => {
	const { lookAt } = await office("2026-03-09T09:00+08:00");
	const due = "2026-03-09T11:00+08:00";
	const mails = await lookAt(due, "2026-03-09T10:00+08:00", due, "2026-03-09T11:01+08:00");
	expect(mails).toEqual([`2026-03-09 11:00 ${OWNER}`]);
});

test("two processes that look at the same time queue one reminder", async () => {
	const { database, clock, all } = await office("2026-03-09T09:00+08:00");
	clock.now = Date.parse("2026-03-09T11:00+08:00");
	const both = [1, 2].map(() => testWatch(database, clock, { env: all }));
	await Promise.all(both.map((watch) => watch.stop(10_000)));
	const rows = await database.query("SELECT kind FROM outbox WHERE kind = 'reminder'");
	expect(rows).toHaveLength(1);
});

test("nobody is reminded of what is answered", async () => {
	const { database, id, passTo, clock } = await office("2026-03-09T09:00+08:00");
	await recordAnswer(database, id, "answered", "Ann", clock.now);
	expect(await passTo("2026-03-10T12:00+08:00")).toEqual([]);
});

test("without ANSWER_WITHIN there is only a line in the morning, after two working days", async () => {
	const env = { ANSWER_WITHIN: "", ESCALATE_TO: "" };
	const { passTo, health } = await office("2026-03-06T12:00+08:00", env);
	const mails = await passTo("2026-03-12T12:00+08:00");
	expect(mails).toEqual([`2026-03-11 08:00 ${OWNER}`, `2026-03-12 08:00 ${OWNER}`]);
	expect(await health()).toMatchObject({ status: "ok", unanswered: 1 });
});
