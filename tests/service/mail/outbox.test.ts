import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { DatabaseUnavailable } from "#service/database/database.ts";
import { findEnquiry } from "#service/enquiries/stored-enquiry.ts";
import { DeliveryWorker, type Send } from "#service/outbox/delivery-worker.ts";
import { DeliveryError } from "#service/outbox/kinds.ts";
import { ANSWER_TIMEOUT_MS, LEASE_MS, SEND_TIMEOUT_MS } from "#service/outbox/time-limits.ts";
import { ada } from "../support/enquiry-requests.ts";
import { testLog, testService } from "../support/test-service.ts";
import { recover, testOutbox } from "../support/workers.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;

describe("the outbox", () => {
	/** Creates a service with this many waiting mails, and workers that share its clock. */
	async function queued(count = 1) {
		const service = testService();
		const { database, clock, stored } = service;
		for (let i = 0; i < count; i++) await service.enquire({ ...ada, message: `No. ${i}` });
		const newOutbox = (ahead = 0) => testOutbox(database, () => clock.now + ahead);
		const outbox = newOutbox();
		const claim = async () => {
			const [claimed] = await outbox.claim(1);
			if (!claimed) throw new Error("Nothing could be claimed.");
			return claimed;
		};
		return { stored, database, clock, newOutbox, outbox, claim };
	}

	test("ignores results that are recorded after the lease expired", async () => {
		const { stored, clock, outbox, claim } = await queued();
		const late = await claim();
		clock.now += LEASE_MS;
		const current = await claim();
		await outbox.failed(late, "late", "permanent");
		expect(await stored()).toMatchObject([{ mail: "pending", tries: 2, lastError: null }]);
		await outbox.sent(current);
		await outbox.failed(current, "after all", "temporary");
		expect(await stored()).toMatchObject([{ mail: "sent" }]);
	});

	test("frees leases at the start only if no other process uses the database", async () => {
		const { database, clock, outbox, claim } = await queued();
		await claim();
		await recover(database, clock.now);
		expect(await outbox.claim(1)).toEqual([]);
		await recover(database, clock.now, true);
		expect(await outbox.claim(1)).toMatchObject([{ tries: 2 }]);
	});

	test("keeps an abandoned mail for ten minutes, from everybody and after any restart", async () => {
		const { database, clock, newOutbox, outbox, claim } = await queued();
		await outbox.abandoned(await claim());
		const restarted = newOutbox();
		await recover(database, clock.now, true);
		clock.now += ANSWER_TIMEOUT_MS - 1;
		expect([...(await restarted.claim(1)), ...(await outbox.claim(1))]).toEqual([]);
		clock.now += 1;
		expect(await restarted.claim(1)).toMatchObject([{ tries: 2 }]);
	});

	test("gives up no sooner if it tries more often", async () => {
		const { database, clock } = await queued();
		const outbox = testOutbox(database, () => clock.now, 50);
		for (let tries = 0; tries < 200; tries++) {
			const [claim] = await outbox.claim(1);
			if (claim) expect(await outbox.failed(claim, "451 later", "temporary")).not.toBeNull();
			clock.now += 10 * SECOND;
		}
	});

	// Years back, hours back, and years ahead.
	test.each([-YEAR, -180 * MINUTE, YEAR])("bears a clock that jumps by %i ms", async (jump) => {
		const { clock, outbox, claim } = await queued(3);
		const [first, held] = [await claim(), await claim()];
		await outbox.failed(first, "451 later", "temporary");
		clock.now += jump;
		const claimed = await outbox.claim(9, [held]);
		expect(claimed.map(({ id, tries }) => [id === first.id, tries])).toEqual([
			[true, 2],
			[false, 1],
		]);
		// Nor is one stopped after its first try.
		for (const one of claimed.slice(1)) {
			expect(await outbox.failed(one, "451 later", "temporary")).not.toBeNull();
		}
	});
});

describe("a worker, in fake time,", () => {
	beforeEach(() => {
		const toFake = ["setTimeout", "clearTimeout", "Date"] as const;
		vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: [...toFake] });
	});
	afterEach(() => {
		vi.restoreAllMocks();
		vi.useRealTimers();
	});

	const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

	/** Creates a service with one enquiry, and a worker that sends with `send`. */
	async function setUp(send: Send) {
		const service = testService();
		await service.enquire(ada);
		const started = Date.now();
		const tries: number[] = [];
		const { log, events } = testLog();
		const outbox = testOutbox(service.database, Date.now);
		const mail: Send = (id, signal) => {
			tries.push(Date.now() - started);
			return send(id, signal);
		};
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

	const succeed: Send = async () => ({ refused: [] });
	const untilAborted = (signal: AbortSignal) =>
		new Promise<never>((_, reject) => {
			signal.addEventListener("abort", () => reject(new Error("aborted")));
		});

	test("retries after 30 s, 2, 5, 15 and 30 min, 1 h, then about every 4000 s, for 5 days", async () => {
		const fail: Send = async () => {
			throw new DeliveryError("451 later", "temporary");
		};
		const { service, worker, tries, events, stop } = await setUp(fail);
		worker.start();
		await pass(5 * DAY + 4_400 * SECOND);
		const waits = tries.map((time, i) => time - (tries[i - 1] ?? 0));
		expect(waits.slice(0, 7).map((wait) => wait / MINUTE)).toEqual([0, 0.5, 2, 5, 15, 30, 60]);
		const others = waits.slice(7);
		expect(Math.min(...others)).toBeGreaterThanOrEqual(3_600 * SECOND);
		expect(Math.max(...others)).toBeLessThanOrEqual(4_400 * SECOND);
		expect(new Set(others).size).toBeGreaterThan(10);
		expect(tries.at(-1)).toBeGreaterThanOrEqual(5 * DAY);
		expect(tries.at(-1)).toBeLessThan(5 * DAY + 4_400 * SECOND);
		expect(events.at(-1)).toMatchObject({ level: "alert", event: "mail.stopped" });
		expect(await service.stored()).toMatchObject([{ mail: "stopped", lastError: "451 later" }]);
		await stop();
	});

	test("pauses with an alert while the database fails, and sends no mail again", async () => {
		const busy = new DatabaseUnavailable("locked");
		const { outbox, tries, events, stop, mails, worker } = await setUp(succeed);
		vi.spyOn(outbox, "claim").mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);
		const sent = vi.spyOn(outbox, "sent");
		for (let times = 0; times < 3; times++) sent.mockRejectedValueOnce(busy);
		worker.start();
		await pass(10 * MINUTE);
		expect(events[0]).toMatchObject({ level: "alert", event: "delivery.paused" });
		expect([tries.length, await mails()]).toEqual([1, ["sent"]]);
		await stop();
	});

	test("sends a mail once that the server accepts after ten minutes, although two workers run", async () => {
		const tenMinutes: Send = (_, signal) =>
			Promise.race([
				untilAborted(signal),
				new Promise<{ refused: [] }>((done) => setTimeout(done, 10 * MINUTE, { refused: [] })),
			]);
		const { service, worker, tries, stop, mails } = await setUp(tenMinutes);
		const mail = vi.fn(succeed);
		const other = new DeliveryWorker(testOutbox(service.database), { mail }, testLog().log);
		worker.start();
		await pass(SECOND);
		other.start();
		await pass(20 * MINUTE);
		expect([tries, await mails()]).toEqual([[0], ["sent"]]);
		expect(mail).not.toHaveBeenCalled();
		await Promise.all([stop(), other.stop(0)]);
	});

	test("sends other mails while some hang", async () => {
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

	test("alerts to a mail that was rejected for some recipients", async () => {
		const { worker, events, stop } = await setUp(async () => ({ refused: ["bob@firm.example"] }));
		worker.start();
		await pass(SECOND);
		expect(events.at(-1)).toMatchObject({
			...{ level: "alert", event: "mail.partly-refused", refused: "b***@firm.example" },
		});
		await stop();
	});
});
