import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#service/database/database.ts";
import { findEnquiry } from "#service/enquiries/stored-enquiry.ts";
import { createLog } from "#service/log/log.ts";
import { DeliveryWorker, type Send } from "#service/outbox/delivery-worker.ts";
import { DeliveryError } from "#service/outbox/kinds.ts";
import { LEASE_MS, SEND_TIMEOUT_MS } from "#service/outbox/time-limits.ts";
import { ada } from "../support/enquiry-requests.ts";
import { testOutbox } from "../support/test-outbox.ts";
import { testService } from "../support/test-service.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
	const toFake = ["setTimeout", "clearTimeout", "Date"] as const;
	vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: [...toFake] });
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Creates a service with one enquiry, and a worker that sends with `send` in fake time. */
async function setUp(send: Send, retryBaseMs?: number) {
	const service = testService();
	await service.enquire(ada);
	const started = Date.now();
	const tries: number[] = [];
	const events: { event: string; level: string }[] = [];
	const outbox = testOutbox(service.database, Date.now, retryBaseMs);
	const mail: Send = (id, signal) => {
		tries.push(Date.now() - started);
		return send(id, signal);
	};
	const log = createLog((line) => events.push(JSON.parse(line)));
	const worker = new DeliveryWorker(outbox, { mail }, log);
	const stop = async () => {
		const stopped = worker.stop(0);
		await pass(10_000);
		await stopped;
	};
	const add = (message: string) => {
		service.clock.now = Date.now();
		return service.enquire({ ...ada, message });
	};
	const mails = async () => (await service.stored()).map(({ mail }) => mail);
	return { service, outbox, worker, tries, events, stop, add, mails };
}

const fail: Send = async () => {
	throw new DeliveryError("451 later", "temporary");
};
const succeed: Send = async () => ({ refused: [] });
const untilAborted = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(new Error("aborted")));
	});

test("a failing mail is retried after 30 s, 2, 5, 15 and 30 min, 1 h, then about every 4000 s, for 5 days", async () => {
	// A tenth of the default base, with which all times scale: the worker looks every minute.
	const { service, worker, tries: tenths, events, stop } = await setUp(fail, 3 * SECOND);
	worker.start();
	await pass((6 * DAY) / 10);
	const tries = tenths.map((time) => 10 * time);
	const waits = tries.map((time, i) => time - (tries[i - 1] ?? 0));
	expect(waits.slice(0, 7).map((wait) => wait / MINUTE)).toEqual([0, 0.5, 2, 5, 15, 30, 60]);
	const others = waits.slice(7);
	expect(Math.min(...others)).toBeGreaterThanOrEqual(3_600 * SECOND);
	expect(Math.max(...others)).toBeLessThanOrEqual(4_400 * SECOND);
	expect(new Set(others).size).toBeGreaterThan(10);
	expect(tries.at(-1)).toBeGreaterThanOrEqual(5 * DAY);
	expect(tries.at(-1)).toBeLessThan(5 * DAY + 4_400 * SECOND);
	expect(events.at(-1)).toMatchObject({ level: "alert", event: "mail.stopped" });
	expect((await service.stored())[0]).toMatchObject({ mail: "stopped", lastError: "451 later" });
	await stop();
});

test("a mail is not sent again if the database is busy after the send", async () => {
	const { outbox, worker, tries, stop, mails } = await setUp(succeed);
	const busy = new DatabaseUnavailable("locked");
	const sent = vi.spyOn(outbox, "sent");
	for (let times = 0; times < 3; times++) sent.mockRejectedValueOnce(busy);
	worker.start();
	await pass(10 * MINUTE);
	expect([tries.length, await mails()]).toEqual([1, ["sent"]]);
	await stop();
});

test("a database failure pauses the worker with an alert, and the worker resumes", async () => {
	const { outbox, worker, events, stop, mails } = await setUp(succeed);
	const full = new DatabaseUnavailable("disk full");
	vi.spyOn(outbox, "claim").mockRejectedValueOnce(full).mockRejectedValueOnce(full);
	worker.start();
	await pass(MINUTE);
	expect(events[0]).toMatchObject({ level: "alert", event: "delivery.paused" });
	expect(await mails()).toEqual(["sent"]);
	await stop();
});

test("a send that never ends is aborted within the lease and retried", async () => {
	const { worker, tries, stop } = await setUp((_, signal) => untilAborted(signal));
	worker.start();
	await pass(LEASE_MS);
	expect(tries).toEqual([0, SEND_TIMEOUT_MS + 30 * SECOND]);
	await stop();
});

test("a mail that the server accepts after ten minutes is sent once, although two workers run", async () => {
	const tenMinutes: Send = (_, signal) =>
		Promise.race([
			untilAborted(signal),
			new Promise<{ refused: [] }>((done) => setTimeout(done, 10 * MINUTE, { refused: [] })),
		]);
	const { service, worker, tries, stop, mails } = await setUp(tenMinutes);
	const mail = vi.fn(succeed);
	const log = createLog(() => {});
	const other = new DeliveryWorker(testOutbox(service.database), { mail }, log);
	worker.start();
	await pass(SECOND);
	other.start();
	await pass(20 * MINUTE);
	expect([tries, await mails()]).toEqual([[0], ["sent"]]);
	expect(mail).not.toHaveBeenCalled();
	await Promise.all([stop(), other.stop(0)]);
});

test("hanging mails do not block the other mails", async () => {
	const { service, worker, tries, stop, add, mails } = await setUp(async (id, signal) => {
		const enquiry = await findEnquiry(service.database, id);
		return enquiry?.message === "sent" ? { refused: [] } : untilAborted(signal);
	});
	for (const message of ["hangs 2", "hangs 3", "sent"]) await add(message);
	worker.start();
	await pass(SECOND);
	expect(tries).toHaveLength(4);
	expect(await mails()).toEqual(["pending", "pending", "pending", "sent"]);
	for (const message of ["hangs 4", "sent"]) await add(message);
	worker.wake();
	await pass(SEND_TIMEOUT_MS);
	expect((await mails()).at(-1)).toBe("sent");
	await stop();
});

test("a mail rejected for some recipients raises an alert", async () => {
	const { worker, events, stop } = await setUp(async () => ({ refused: ["bob@firm.example"] }));
	worker.start();
	await pass(SECOND);
	expect(events.at(-1)).toMatchObject({
		...{ level: "alert", event: "mail.partly-refused", refused: "b***@firm.example" },
	});
	await stop();
});
