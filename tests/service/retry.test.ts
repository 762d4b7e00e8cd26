import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDelivery, type Send } from "#service/deliver.ts";
import { createLog } from "#service/log.ts";
import { DeliveryError } from "#service/mailers/mailer.ts";
import { createOutbox, type Outbox } from "#service/outbox.ts";
import { StoreUnavailable } from "#service/store/port.ts";
import { ada, multipart } from "../support/enquiry-requests.ts";
import { testService } from "../support/test-service.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
	// The store shares commits by a real setImmediate.
	const toFake = ["setTimeout", "clearTimeout", "Date"] as const;
	vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: [...toFake] });
});
afterEach(() => {
	vi.useRealTimers();
});

/** One stored enquiry and a worker whose mailer does what the test says, in faked time. */
async function setUp(send: Send, wrap = (outbox: Outbox) => outbox) {
	const service = testService();
	await service.ask(multipart(ada));
	const started = Date.now();
	const tries: number[] = [];
	const events: { event: string; level: string }[] = [];
	const delivery = createDelivery({
		outbox: wrap(createOutbox(service.store, Date.now, 30_000)),
		sends: {
			mail: (enquiry, signal) => {
				tries.push(Date.now() - started);
				return send(enquiry, signal);
			},
		},
		log: createLog((line) => events.push(JSON.parse(line))),
	});
	delivery.start();
	const stop = async () => {
		const stopped = delivery.stop(0);
		await vi.advanceTimersByTimeAsync(10_000);
		await stopped;
	};
	return { service, delivery, tries, events, stop };
}

const fail = async () => {
	throw new DeliveryError("451 later", "temporary");
};

test("a failing mail is tried at 0, 30 s, 2, 5, 15, 30 min, 1 h, then each 4000 s, for 5 days", async () => {
	const { service, tries, events, stop } = await setUp(fail);
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
	expect(service.stored()[0]).toMatchObject({ mail: "stopped", lastError: "451 later" });
	await stop();
});

test("a new enquiry goes out at once while another waits for its next try", async () => {
	const { service, delivery, tries, stop } = await setUp(fail);
	await vi.advanceTimersByTimeAsync(10 * SECOND);
	service.clock.now = Date.now();
	await service.ask(multipart({ ...ada, message: "Another" }));
	delivery.wake();
	await vi.advanceTimersByTimeAsync(1);
	expect(tries).toEqual([0, 10 * SECOND]);
	await stop();
});

test("a mail that went out is not sent again because the store was busy just then", async () => {
	let busy = 3;
	const { service, tries, stop } = await setUp(
		async () => ({ refused: [] }),
		(outbox) => ({
			...outbox,
			sent: (claim) =>
				busy-- > 0 ? Promise.reject(new StoreUnavailable("locked")) : outbox.sent(claim),
		}),
	);
	await vi.advanceTimersByTimeAsync(10 * MINUTE);
	expect(tries).toHaveLength(1);
	expect(service.stored()[0]?.mail).toBe("sent");
	await stop();
});

test("a store that cannot be read pauses the worker, with an alert, and it goes on by itself", async () => {
	let broken = 2;
	const { service, events, stop } = await setUp(
		async () => ({ refused: [] }),
		(outbox) => ({
			...outbox,
			claim: (limit) =>
				broken-- > 0 ? Promise.reject(new StoreUnavailable("disk full")) : outbox.claim(limit),
		}),
	);
	await vi.advanceTimersByTimeAsync(MINUTE);
	expect(events[0]).toMatchObject({ level: "alert", event: "delivery.paused" });
	expect(service.stored()[0]?.mail).toBe("sent");
	await stop();
});

test("a send that never ends is cut off within the lease and tried again", async () => {
	const { tries, stop } = await setUp(
		(_, signal) =>
			new Promise((_, reject) => {
				signal.addEventListener("abort", () => reject(new Error("aborted")));
			}),
	);
	await vi.advanceTimersByTimeAsync(80 * SECOND);
	expect(tries).toEqual([0, 75 * SECOND]);
	await stop();
});

test("mails that hang hold their places, and the others go out", async () => {
	const hanging = new Set<unknown>();
	const { service, delivery, tries, stop } = await setUp(({ message }, signal) => {
		if (message === "goes") return Promise.resolve({ refused: [] });
		hanging.add(message);
		return new Promise((_, reject) => {
			signal.addEventListener("abort", () => reject(new Error("aborted")));
		});
	});
	service.clock.now = Date.now();
	for (const message of ["hangs 2", "hangs 3", "goes"]) {
		await service.ask(multipart({ ...ada, message }));
	}
	delivery.wake();
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(hanging.size).toBe(3);
	expect(tries).toHaveLength(4);
	expect(service.stored().map(({ mail }) => mail)).toEqual([
		"pending",
		"pending",
		"pending",
		"sent",
	]);
	for (const message of ["hangs 4", "goes"]) await service.ask(multipart({ ...ada, message }));
	delivery.wake();
	await vi.advanceTimersByTimeAsync(46 * SECOND);
	expect(service.stored().at(-1)?.mail).toBe("sent");
	await stop();
});

test("addresses that were refused while others were served raise an alert", async () => {
	const { events, stop } = await setUp(async () => ({ refused: ["bob@firm.example"] }));
	await vi.advanceTimersByTimeAsync(SECOND);
	expect(events.at(-1)).toMatchObject({
		level: "alert",
		event: "mail.partly-refused",
		refused: "b***@firm.example",
	});
	await stop();
});
