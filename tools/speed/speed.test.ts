import { describe, expect, test } from "vitest";
import { blockingTime, type TraceEvent } from "./blocking-time.ts";
import { type PageSpeed, speedGates } from "./gates.ts";
import { clearMedian, median } from "./median.ts";
import { withoutScripts } from "./without-scripts.ts";

const task = (ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
	name: "RunTask",
	pid: 1,
	tid: 1,
	ts,
	tdur,
	...more,
});
const paint: TraceEvent = { name: "firstContentfulPaint", pid: 1, tid: 1, ts: 1000 };

test("a task blocks by what it takes of its thread beyond 50 ms, after the first paint", () => {
	const events = [
		paint,
		task(500, 400_000),
		task(2000, 50_000),
		task(60_000, 90_000, { dur: 300_000 }),
		task(70_000, 900_000, { tid: 2 }),
		task(70_000, 900_000, { pid: 2 }),
		task(400_000, 75_000),
	];
	expect(blockingTime(events)).toBe(65);
});

test("a trace without paint or CPU times is refused, not taken for a fast page", () => {
	expect(() => blockingTime([task(500, 1)])).toThrow("first contentful paint");
	expect(() => blockingTime([paint, task(2000, 1, { tdur: undefined })])).toThrow("CPU times");
});

test("medians", () => {
	expect(median([3, 1, 2])).toBe(2);
	expect(median([4, 1, 2, 3])).toBe(2.5);
	expect(() => median([])).toThrow("No values");
});

describe("measurements go on until one side of the limit is ahead", () => {
	/** What is measured one after the other, and how many of them it took. */
	async function measured(...values: number[]) {
		const left = values.slice();
		const measure = async () => left.shift() ?? Number.NaN;
		const median = await clearMedian(measure, { limit: 100, lead: 3, most: 9 });
		return { median, taken: values.length - left.length };
	}

	test("by the same lead for what holds and for what fails", async () => {
		expect(await measured(100, 90, 99, 500)).toEqual({ median: 99, taken: 3 });
		expect(await measured(101, 102, 103, 0)).toEqual({ median: 102, taken: 3 });
	});

	test("so neither a slow nor a fast start decides", async () => {
		expect(await measured(500, 500, 90, 91, 92, 93, 94)).toEqual({ median: 93, taken: 7 });
		expect(await measured(0, 0, 101, 102, 103, 104, 105)).toEqual({ median: 102, taken: 7 });
	});

	test("or the most are made: then their median counts", async () => {
		const close = await measured(101, 99, 101, 99, 101, 99, 101, 99, 101, 0);
		expect(close).toEqual({ median: 101, taken: 9 });
	});
});

const good: PageSpeed = { path: "/", lcp: 1200, lcpRatio: 1.05, shift: 0, blocking: 100 };
const timed = [{ name: "menu", time: 100 }];
const failing = (...args: Parameters<typeof speedGates>) =>
	speedGates(...args)
		.filter(({ holds }) => !holds)
		.map(({ what }) => what);

test("what is at its limit holds, and each figure past it is told with its place", () => {
	expect(failing([good], timed, timed)).toEqual([]);
	const slow = { ...good, path: "/slow" };
	const late = [...timed, { name: "late", time: 104 }];
	const past: [string, Parameters<typeof speedGates>][] = [
		["largest paint", [[good, { ...slow, lcpRatio: 1.051 }], timed, timed]],
		["layout shift", [[good, { ...slow, shift: 0.0001 }], timed, timed]],
		["blocking time", [[good, { ...slow, blocking: 101 }], timed, timed]],
		["slowest control", [[good], late, timed]],
		["click to the next", [[good], timed, late]],
	];
	for (const [what, figures] of past) {
		const told = failing(...figures);
		expect(told).toHaveLength(1);
		expect(told[0]).toContain(what);
		expect(told[0]).toMatch(/\/slow|late/);
	}
	expect(() => speedGates([], timed, timed)).toThrow("Nothing was measured");
});

test("the floor of a page is the page without its scripts", () => {
	const html =
		'<head><script>a</script><link rel="stylesheet"/></head><p>Words</p><script src="/b.js"\n></script>';
	expect(withoutScripts(html)).toBe('<head><link rel="stylesheet"/></head><p>Words</p>');
});
