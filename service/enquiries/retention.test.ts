import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startRetention } from "./retention.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 0, 31);

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function setUp(days: number, purge = vi.fn(async (_before: number) => 2)) {
	const events: string[] = [];
	const note = (event: string) => void events.push(event);
	const offset = { ms: 0 };
	const end = startRetention({
		...{ days, purge, log: { info: note, alert: note } },
		now: () => Date.now() + offset.ms,
		steadyNow: () => performance.now(),
	});
	return { purge, events, offset, end };
}

test("deletes enquiries older than the retention period, every hour, also after a failure", async () => {
	const { purge, events, end } = setUp(30);
	purge.mockRejectedValueOnce(new Error("locked"));
	await vi.advanceTimersByTimeAsync(2 * HOUR);
	const limits = purge.mock.calls.map(([before]) => before - START + 30 * DAY);
	expect(limits).toEqual([HOUR, 2 * HOUR]);
	expect(events).toEqual(["retention.failed", "retention.deleted"]);
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
	for (const ms of [365 * DAY, 0]) {
		offset.ms = ms;
		await vi.advanceTimersByTimeAsync(HOUR);
	}
	expect(purge).not.toHaveBeenCalled();
	expect(events[0]).toBe("retention.skipped");
	await vi.advanceTimersByTimeAsync(HOUR);
	expect(purge).toHaveBeenCalledTimes(1);
});
