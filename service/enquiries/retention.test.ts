import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRetention } from "./retention.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) }));
afterEach(() => void vi.useRealTimers());

function setUp(days: number, purge = vi.fn(async (_before: number) => 2)) {
	const events: string[] = [];
	const note = (event: string) => void events.push(event);
	const offset = { ms: 0 };
	const end = startRetention({
		days,
		purge,
		log: { info: note, alert: note },
		now: () => Date.now() + offset.ms,
		steadyNow: () => performance.now(),
	});
	return { purge, events, offset, end };
}

test("deletes enquiries older than the retention period, every hour", async () => {
	const { purge, events, end } = setUp(30);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(purge.mock.calls).toEqual([
		[Date.UTC(2026, 0, 31) + HOUR - 30 * DAY],
		[Date.UTC(2026, 0, 31) + 2 * HOUR - 30 * DAY],
	]);
	expect(events).toEqual(["retention.deleted", "retention.deleted"]);
	end();
	await vi.advanceTimersByTimeAsync(DAY);
	expect(purge).toHaveBeenCalledTimes(2);
});

test("keeps everything when the retention period is 0 days", async () => {
	const { purge } = setUp(0);
	await vi.advanceTimersByTimeAsync(DAY);
	expect(purge).not.toHaveBeenCalled();
});

test("deletes nothing in an hour in which the clock was set", async () => {
	const { purge, events, offset } = setUp(30);
	offset.ms = 365 * DAY;
	await vi.advanceTimersByTimeAsync(HOUR);
	expect([purge.mock.calls.length, events]).toEqual([0, ["retention.skipped"]]);
	offset.ms = 0;
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(purge).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(purge).toHaveBeenCalledTimes(1);
});

test("logs a database failure and tries again an hour later", async () => {
	const purge = vi.fn().mockRejectedValueOnce(new Error("locked")).mockResolvedValue(1);
	const { events } = setUp(30, purge);
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	expect(events).toEqual(["retention.failed", "retention.deleted"]);
});
