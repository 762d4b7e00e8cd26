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

/** Creates a service with one enquiry, and a worker that sends with `send` in fake time. */
async function setUp(send: Send) {
	const service = testService();
	await service.enquire(ada);
	const started = Date.now();
	const tries: number[] = [];
	const events: { event: string; level: string }[] = [];
	const outbox = testOutbox(service.database);
	const mail: Send = (id, signal) => {
		tries.push(Date.now() - started);
		return send(id, signal);
	};
	const log = createLog((line) => events.push(JSON.parse(line)));
	const worker = new DeliveryWorker(outbox, { mail }, log);
	const stop = async () => {
		const stopped = worker.stop(0);
		await vi.advanceTimersByTimeAsync(10_000);
		await stopped;
	};
	return { service, outbox, worker, tries, events, stop };
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
	const { service, worker, tries, events, stop } = await setUp(fail);
	worker.start();
	await vi.advanceTimersByTimeAsync(6 * DAY);
	const waits = tries.map((time, i) => time - (tries[i - 1] ?? 0));
	expect(waits.slice(0, 7)).toEqual([
		0,
		30 * SECOND,
		2 * MINUTE,
		5 * MINUTE,
		15 * MINUTE,
		30 * MINUTE,
		60 * MINUTE,
	]);
	for (const wait of waits.slice(7)) {
		expect(wait).toBeGreaterThanOrEqual(3_600 * SECOND);
		expect(wait).toBeLessThanOrEqual(4_400 * SECOND);
	}
	expect(new Set(waits.slice(7)).size).toBeGreaterThan(10);
	expect(tries.at(-1)).toBeGreaterThanOrEqual(5 * DAY);
	expect(tries.at(-1)).toBeLessThan(5 * DAY + 4_400 * SECOND);
	expect(events.at(-1)).toMatchObject({ level: "alert", event: "mail.stopped" });
	expect((await service.stored())[0]).toMatchObject({ mail: "stopped", lastError: "451 later" });
	await stop();
});

test("a new enquiry is sent immediately while another waits for its retry", async () => {
	const { service, worker, tries, stop } = await setUp(fail);
	worker.start();
	await vi.advanceTimersByTimeAsync(10 * SECOND);
	service.clock.now = Date.now();
	await service.enquire({ ...ada, message: "Another" });
	worker.wake();
	await vi.advanceTimersByTimeAsync(1);
	expect(tries).toEqual([0, 10 * SECOND]);
	await stop();
});

test("a mail is not sent again if the database is busy after the send", async () => {
	const { service, outbox, worker, tries, stop } = await setUp(succeed);
	const busy = new DatabaseUnavailable("locked");
	vi.spyOn(outbox, "sent")
		.mockRejectedValueOnce(busy)
		.mockRejectedValueOnce(busy)
		.mockRejectedValueOnce(busy);
	worker.start();
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(tries).toHaveLength(1);
	expect((await service.stored())[0]?.mail).toBe("sent");
	await stop();
});

test("a database failure pauses the worker with an alert, and the worker resumes", async () => {
	const { service, outbox, worker, events, stop } = await setUp(succeed);
	const full = new DatabaseUnavailable("disk full");
	vi.spyOn(outbox, "claim").mockRejectedValueOnce(full).mockRejectedValueOnce(full);
	worker.start();
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(events[0]).toMatchObject({ level: "alert", event: "delivery.paused" });
	expect((await service.stored())[0]?.mail).toBe("sent");
	await stop();
});

test("a send that never ends is aborted within the lease and retried", async () => {
	const { worker, tries, stop } = await setUp((_, signal) => untilAborted(signal));
	worker.start();
	await vi.advanceTimersByTimeAsync(LEASE_MS);
	expect(tries).toEqual([0, SEND_TIMEOUT_MS + 30 * SECOND]);
	await stop();
});

test("a mail that the server accepts after ten minutes is sent once, although two workers run", async () => {
	const tenMinutes: Send = (_, signal) =>
		new Promise((resolve, reject) => {
			setTimeout(() => resolve({ refused: [] }), 10 * MINUTE);
			signal.addEventListener("abort", () => reject(new Error("aborted")));
		});
	const { service, worker, tries, stop } = await setUp(tenMinutes);
	const mail: Send = async () => {
		tries.push(Number.NaN);
		return { refused: [] };
	};
	const log = createLog(() => {});
	const other = new DeliveryWorker(testOutbox(service.database), { mail }, log);
	worker.start();
	await vi.advanceTimersByTimeAsync(SECOND);
	other.start();
	await vi.advanceTimersByTimeAsync(20 * MINUTE);
	expect(tries).toEqual([0]);
	expect((await service.stored())[0]?.mail).toBe("sent");
	await Promise.all([stop(), other.stop(0)]);
});

test("hanging mails do not block the other mails", async () => {
	const hanging = new Set<string>();
	const { service, worker, tries, stop } = await setUp(async (id, signal) => {
		const enquiry = await findEnquiry(service.database, id);
		if (enquiry?.message === "sent") return { refused: [] };
		hanging.add(id);
		return untilAborted(signal);
	});
	service.clock.now = Date.now();
	for (const message of ["hangs 2", "hangs 3", "sent"]) {
		await service.enquire({ ...ada, message });
	}
	worker.start();
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(hanging.size).toBe(3);
	expect(tries).toHaveLength(4);
	expect((await service.stored()).map(({ mail }) => mail)).toEqual([
		"pending",
		"pending",
		"pending",
		"sent",
	]);
	for (const message of ["hangs 4", "sent"]) await service.enquire({ ...ada, message });
	worker.wake();
	await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS);
	expect((await service.stored()).at(-1)?.mail).toBe("sent");
	await stop();
});

test("a mail rejected for some recipients raises an alert", async () => {
	const { worker, events, stop } = await setUp(async () => ({ refused: ["bob@firm.example"] }));
	worker.start();
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(events.at(-1)).toMatchObject({
		level: "alert",
		event: "mail.partly-refused",
		refused: "b***@firm.example",
	});
	await stop();
});

test("an enquiry erased after the claim is skipped without a log line", async () => {
	const { worker, tries, events, stop } = await setUp(async () => "erased");
	worker.start();
	await vi.advanceTimersByTimeAsync(SECOND);
	expect([tries.length, events]).toEqual([1, []]);
	await stop();
});
