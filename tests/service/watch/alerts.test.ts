import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#service/database/database.ts";
import { createLog } from "#service/log/log.ts";
import { postAlerts } from "#service/watch/alerts.ts";
import { ada } from "../support/enquiry-requests.ts";
import { eventually } from "../support/eventually.ts";
import { startInProcess } from "../support/in-process.ts";
import { testSink } from "../support/mail-servers.ts";
import { atTestEnd } from "../support/temp-folder.ts";
import { testService } from "../support/test-service.ts";
import { startReceiver } from "../support/webhook-receiver.ts";
import { testWatch } from "../support/workers.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Waits for what real sockets bring. */
async function until(isTrue: () => boolean): Promise<void> {
	while (!isTrue()) await new Promise(setImmediate);
}

describe("what is watched", () => {
	/** Watches a database with one enquiry whose mail waits. */
	async function watching(deps: Parameters<typeof testWatch>[2] = {}) {
		const { enquire, database, clock } = testService();
		await enquire(ada);
		const watch = testWatch(database, clock, deps);
		atTestEnd(() => watch.stop(0));
		const settled = () => until(() => vi.getTimerCount() > 0);
		await settled();
		const alerts = () =>
			watch.events.filter(({ level }) => level === "alert").map(({ event }) => event);
		async function pass(ms: number) {
			for (let passed = 0; passed < ms; passed += MINUTE_MS) {
				clock.now += MINUTE_MS;
				vi.advanceTimersByTime(MINUTE_MS);
				await settled();
			}
		}
		return { database, watch, alerts, pass, clock };
	}

	const backup = (ageSeconds: number) => ({ backup: () => ({ ageSeconds, verified: true }) });

	test.each([
		["a mail waits 15 minutes", 15, {}, []],
		["a mail waits longer", 16, {}, ["delivery.late"]],
		["a backup is two hours old", 0, backup(7_200), []],
		["a backup is older", 0, backup(7_201), ["backup.late"]],
		["a tenth of the disk is free", 0, { freePercent: async () => 10 }, []],
		["less than a tenth is free", 0, { freePercent: async () => 9 }, ["disk.low"]],
	])("if %s, there is an alert only when the owner is needed", async (_, minutes, deps, events) => {
		const { alerts, pass } = await watching({ folders: ["/"], ...deps });
		await pass(minutes * MINUTE_MS);
		expect(alerts()).toEqual(events);
	});

	test("alerts once an hour as long as its cause lasts", async () => {
		const { database, alerts, pass } = await watching();
		await pass(75 * MINUTE_MS);
		expect(alerts()).toEqual(["delivery.late"]);
		await pass(2 * MINUTE_MS);
		await database.query("UPDATE outbox SET state = 'sent'");
		await pass(2 * HOUR_MS);
		expect(alerts()).toEqual(["delivery.late", "delivery.late"]);
	});

	test("does not wait for a disk that does not answer", async () => {
		const freePercent = () => new Promise<number>(() => {});
		const { alerts, clock, pass } = await watching({ folders: ["/"], freePercent });
		clock.now += 15 * MINUTE_MS;
		await pass(MINUTE_MS);
		expect(alerts()).toEqual(["delivery.late"]);
	});

	test("alerts every hour also after the clock was set back", async () => {
		const { alerts, pass, clock } = await watching();
		await pass(16 * MINUTE_MS);
		clock.now -= 30 * MINUTE_MS;
		await pass(75 * MINUTE_MS);
		expect(alerts()).toEqual(["delivery.late", "delivery.late"]);
	});

	test("goes on without the database, and still knows the fullest disk", async () => {
		const free: Record<string, number> = { "/": 90, "/b": 50 };
		const { database, watch, alerts, pass } = await watching({
			folders: ["/", "/b", "/missing"],
			async freePercent(folder) {
				if (!free[folder]) throw new Error("missing");
				return free[folder];
			},
		});
		const lost = vi.spyOn(database, "query").mockRejectedValue(new DatabaseUnavailable("no"));
		await pass(16 * MINUTE_MS);
		expect(watch.observed()).toEqual({ diskFreePercent: 50 });
		expect(alerts()).toEqual([]);
		lost.mockRestore();
		await pass(MINUTE_MS);
		expect(alerts()).toEqual(["delivery.late"]);
	});
});

describe("ALERT_URL", () => {
	/** Starts a receiver that answers with these statuses first, and a log whose alerts it gets. */
	async function setUp(...statuses: number[]) {
		const { env, calls } = await startReceiver(...statuses);
		const clock = { now: 0 };
		const failures: string[] = [];
		const { post, finish } = postAlerts({
			...{ url: env.WEBHOOK_URL, site: "https://www.firm.example", steadyNow: () => clock.now },
			failed: (error) => failures.push(error),
		});
		const time = () => Date.UTC(2026, 10, 2);
		const log = createLog(() => {}, time, post);
		const bodies = () => calls.map(({ body }) => JSON.parse(body));
		return { log, finish, clock, failures, bodies, calls };
	}

	test("gets an alert with its facts and a readable line, without mail addresses", async () => {
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

	test("gets each event at most once an hour, which holds up no other", async () => {
		const { log, clock, finish, bodies } = await setUp();
		for (let minute = 0; minute <= 60; minute += 10) {
			clock.now = minute * MINUTE_MS;
			for (const event of ["mail.stopped", "backup.failed"]) log.alert(event, { minute });
			await finish();
		}
		const posted = bodies().map(({ event, details }) => `${details.minute} ${event}`);
		const expected = ["0 mail.stopped", "0 backup.failed", "60 mail.stopped", "60 backup.failed"];
		expect(posted).toEqual(expected);
	});

	test("gets a lost alert a minute later, with what is known by then", async () => {
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

	test("gets a refused login before the first enquiry, and the site is there", async () => {
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
	});
});

test("a mail server that never answers delays neither the start nor the stop", async () => {
	vi.useRealTimers();
	const server = createServer();
	atTestEnd(() => server.close());
	const connected = once(server, "connection");
	await once(server.listen(0, "127.0.0.1"), "listening");
	const { port } = server.address() as AddressInfo;
	const service = await startInProcess({ SMTP_URL: `smtp://127.0.0.1:${port}` });
	await connected;
	const started = performance.now();
	await service.stop();
	// Usually 50 ms.
	expect(performance.now() - started).toBeLessThan(5_000);
});
