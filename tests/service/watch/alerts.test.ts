import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "#service/log/log.ts";
import { postAlerts } from "#service/watch/alerts.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { scriptedServer, testSink } from "../support/mail-servers.ts";
import { startReceiver } from "../support/webhook-receiver.ts";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** Waits for what real sockets bring. */
async function until(isTrue: () => boolean): Promise<void> {
	while (!isTrue()) await new Promise(setImmediate);
}

/** Starts a receiver that answers with these statuses first, and a log whose alerts it gets. */
async function setUp(...statuses: number[]) {
	const { env, calls } = await startReceiver(...statuses);
	const clock = { now: 0 };
	const failures: string[] = [];
	const { post, finish } = postAlerts({
		...{ url: env.WEBHOOK_URL, site: "https://www.firm.example", steadyNow: () => clock.now },
		failed: (error) => failures.push(error),
	});
	const log = createLog(
		() => {},
		() => Date.UTC(2026, 10, 2),
		post,
	);
	const bodies = () => calls.map(({ body }) => JSON.parse(body));
	return { log, finish, clock, failures, bodies, calls };
}

test("an alert is posted with its facts and a readable line, without mail addresses", async () => {
	const { log, bodies, calls } = await setUp();
	log.info("mail.sent", { id: "1" });
	log.alert("mail.stopped", { id: "1", tries: 3, error: "550 ada@example.com is unknown." });
	await until(() => calls.length === 1);
	expect(calls[0]?.headers["content-type"]).toBe("application/json");
	expect(bodies()).toEqual([
		{
			text: "https://www.firm.example: mail.stopped: 550 a***@example.com is unknown. id 1, tries 3",
			...{ site: "https://www.firm.example", time: "2026-11-02T00:00:00.000Z" },
			event: "mail.stopped",
			details: { id: "1", tries: 3, error: "550 a***@example.com is unknown." },
		},
	]);
});

test("each event is posted at most once an hour, and holds up no other", async () => {
	const { log, clock, finish, bodies } = await setUp();
	for (let minute = 0; minute <= 120; minute += 10) {
		clock.now = minute * MINUTE_MS;
		for (const event of ["mail.stopped", "backup.failed"]) log.alert(event, { minute });
		await finish();
	}
	const posted = bodies().map(({ event, details }) => `${details.minute} ${event}`);
	expect(posted).toEqual(
		[0, 60, 120].flatMap((minute) => [`${minute} mail.stopped`, `${minute} backup.failed`]),
	);
});

test("an alert that cannot be posted is posted a minute later, with what is known by then", async () => {
	const { log, failures, bodies, calls } = await setUp(0, 500);
	log.alert("mail.stopped", { id: "1" });
	await until(() => failures.length === 1);
	for (const id of ["2", "3"]) log.alert("mail.stopped", { id });
	log.alert("disk.low");
	expect(vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(MINUTE_MS);
	await until(() => failures.length === 2);
	expect(failures).toEqual([
		"ALERT_URL cannot be reached (UND_ERR_SOCKET). Check this setting and the network; it is tried again.",
		"ALERT_URL answered 500. Check this setting; it is tried again.",
	]);
	vi.advanceTimersByTime(MINUTE_MS);
	await until(() => calls.length === 4);
	expect(bodies().slice(2)).toMatchObject([
		{ event: "mail.stopped", details: { id: "3" } },
		{ event: "disk.low" },
	]);
});

test("a refused login reaches ALERT_URL before the first enquiry, and the site is there", async () => {
	vi.useRealTimers();
	const sink = await testSink({ refuseLogin: true });
	const { env, calls } = await startReceiver();
	const service = await startInProcess({ SMTP_URL: sink.url, ALERT_URL: env.WEBHOOK_URL });
	expect((await fetch(service.address)).status).toBe(200);
	await eventually(() => calls.length).toBe(1);
	const { event, text } = JSON.parse(calls[0]?.body ?? "");
	expect([event, text]).toEqual(["mail.login-failed", expect.stringContaining("535")]);
	expect(text).toMatch(/ Mails wait until SMTP_URL is corrected and the service restarted\./);
	expect(service.stderr).not.toContain("wrong");
	expect(await service.enquire(ada)).toBe(200);
});

test("a mail server that never answers delays neither the start nor the stop", async () => {
	vi.useRealTimers();
	const server = await scriptedServer({ EHLO: "250-scripted.example" });
	const service = await startInProcess({ SMTP_URL: server.url });
	await eventually(() => server.commands.length).toBeGreaterThan(0);
	const started = performance.now();
	await service.stop();
	// Usually 50 ms.
	expect(performance.now() - started).toBeLessThan(5_000);
});
